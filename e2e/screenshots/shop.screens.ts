import {
  addToCart,
  CARD,
  chooseEdition,
  ELENA,
  fillCheckout,
  leaveForPayment,
  payWith,
  reviewOrder,
} from '../harness/buyer';
import { expect, test } from '../harness/test';
import { take } from './take';

/** Pages that need no steps before them, by the name of their picture. */
const PAGES = {
  home: '/',
  'fine-art': '/fine-art',
  'fine-art-series': '/fine-art?series=FLORALS',
  'fine-art-nothing-found': '/fine-art?q=nothing-is-called-this',
  artwork: '/fine-art/inside-voice',
  'artwork-landscape': '/fine-art/salt-and-iron',
  ledger: '/ledger',
  about: '/about',
  commercial: '/commercial',
  contact: '/contact',
  'selling-partners': '/selling-partners',
  visualizer: '/visualizer',
  'cart-empty': '/cart',
  'order-lookup': '/order-lookup',
  'newsletter-unsubscribe': '/newsletter/unsubscribe',
  'not-found': '/nothing-hangs-here',
};

// A page that does not exist answers 404, which browsers log, as they log a print that is not there.
test.use({ allowedInConsole: /status of (404|409)/ });

test('pages of the shop', async ({ page }) => {
  for (const [name, address] of Object.entries(PAGES)) {
    await page.goto(address);
    await take(page, `shop-${name}`);
  }
});

test('a work that is sold out', async ({ page, gallery }) => {
  const [work] = await gallery.query<{ slug: string }>(
    `SELECT artworks.slug FROM artworks JOIN editions ON editions.artwork_id = artworks.id
       JOIN prints ON prints.edition_id = editions.id
      WHERE artworks.live_status = 'live' AND artworks.archived_at IS NULL
      GROUP BY artworks.id HAVING SUM(prints.state = 'available') = 0 ORDER BY artworks.slug LIMIT 1`,
  );
  test.skip(!work, 'No work of the demo is sold out.');
  await page.goto(`/fine-art/${work?.slug}`);
  await take(page, 'shop-artwork-sold-out');
});

test('the menu of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await take(page, 'shop-menu', { isWindow: true, windows: [{ width: 390, height: 844 }] });
});

test('the shop in inquire mode', async ({ page, gallery }) => {
  for (const [name, address] of [
    ['fine-art', '/fine-art'],
    ['artwork', '/fine-art/inside-voice'],
  ] as const) {
    await page.goto(gallery.inquiryURL + address);
    await take(page, `inquire-${name}`);
  }
});

test('a purchase from the artwork to the thank-you', async ({ page }) => {
  await page.goto('/fine-art/inside-voice');
  await page.getByRole('button', { name: 'Enlarge' }).last().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await take(page, 'shop-artwork-enlarged', { isWindow: true });
  await page.keyboard.press('Escape');
  await chooseEdition(page, '20 × 20 in');
  await page.getByRole('button', { name: /^Purchase, / }).click();
  await take(page, 'shop-purchase-dialog', { isWindow: true });
  await addToCart(page, { slug: 'inside-voice', size: '20 × 20 in' });
  await take(page, 'shop-cart');
  await page.getByRole('button', { name: 'Checkout' }).click();
  const dialog = page.getByRole('dialog', { name: 'Checkout' });
  await fillCheckout(dialog);
  await take(page, 'shop-checkout', { isWindow: true });
  await dialog.getByRole('button', { name: 'Review order' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Review your order' })).toBeVisible();
  await take(page, 'shop-order-confirmation');
  await leaveForPayment(page);
  await payWith(page, CARD.pays);
  await expect(page.getByText(/of 9/).first()).toBeVisible();
  await take(page, 'shop-thank-you');
  const [number = ''] =
    /TF-[0-9A-Z]{4}-[0-9A-Z]{4}/.exec((await page.getByRole('main').textContent()) ?? '') ?? [];
  await page.goto(`/order-lookup?number=${number}`);
  await page.getByLabel('Email', { exact: true }).fill(ELENA.Email);
  await page.getByRole('button', { name: 'Find order' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Order ${number}` })).toBeVisible();
  await take(page, 'shop-order-found');
});

test('the waiting room for the last print', async ({ browser, page }) => {
  // Eight of nine are sold in the demo data.
  const lastOfNine = { slug: 'silver-stain', size: '20 × 20 in' };
  const other = await (await browser.newContext()).newPage();
  await addToCart(other, lastOfNine);
  await addToCart(page, lastOfNine);
  await reviewOrder(page);
  await reviewOrder(other);
  await leaveForPayment(other);
  await page.getByRole('button', { name: 'Purchase Artwork' }).click();
  await expect(page.getByText('You are 1st in line.')).toBeVisible();
  await take(page, 'shop-waiting-room');
  await other.context().close();
});
