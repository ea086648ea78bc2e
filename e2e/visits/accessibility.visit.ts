import type { Page } from '@playwright/test';
import { NO_AXE, settle, violations } from '../harness/accessibility';
import { addToCart, fillCheckout } from '../harness/buyer';
import { openAccess, signIn } from '../harness/collector';
import { enterFeed } from '../harness/guest';
import { INQUIRY_PAGES, PUBLIC_PAGES } from '../harness/public-pages';
import { expect, test } from '../harness/test';

// Fading text has too little contrast in some frames.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Both layouts of the shop, phone and desktop. */
const WINDOWS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/** What axe finds on a page in each layout. The page is opened once and its window resized. */
async function faultsOf(page: Page, address: string): Promise<string[]> {
  const found: string[] = [];
  await page.goto(address);
  for (const window of WINDOWS) {
    await page.setViewportSize(window);
    await settle(page);
    found.push(...(await violations(page)).map((fault) => `${address} at ${window.width} px: ${fault}`));
  }
  return found;
}

/** A collector's pages, and the public page of a certificate. */
const COLLECTORS_PAGES = [
  '/collector?tab=orders',
  '/collector?tab=favorites',
  '/collector?tab=commissions',
  '/collector?tab=profile',
  '/collector/portal?tab=saved-works',
  '/collector/portal?tab=private-preview',
  '/collector/portal?tab=inquiry',
  '/collector/portal?tab=certificates',
];

test('axe finds nothing on any public page', async ({ page, gallery }) => {
  test.slow();
  const found: string[] = [];
  for (const path of PUBLIC_PAGES) found.push(...(await faultsOf(page, gallery.baseURL + path)));
  expect(found).toEqual([]);
});

test.describe('in dialogs and private pages', () => {
  test.skip(({ browserName }) => browserName === 'firefox', NO_AXE);

  test('axe finds nothing on the pages that differ in inquiry mode', async ({ page, gallery }) => {
    test.slow();
    const found: string[] = [];
    for (const path of INQUIRY_PAGES) found.push(...(await faultsOf(page, gallery.inquiryURL + path)));
    expect(found).toEqual([]);
  });

  test('axe finds nothing in the dialogs on the way to a purchase', async ({ page }) => {
    await page.goto('/fine-art/inside-voice');
    await page.getByRole('button', { name: 'Enlarge' }).last().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await violations(page)).toEqual([]);

    await addToCart(page, { slug: 'inside-voice', size: '7 × 7 in' });
    await settle(page);
    expect(await violations(page)).toEqual([]);

    await page.getByRole('button', { name: 'Checkout' }).click();
    const dialog = page.getByRole('dialog', { name: 'Checkout' });
    await fillCheckout(dialog);
    await dialog.getByLabel('ZIP').fill('7522');
    await dialog.getByRole('button', { name: 'Review order' }).click();
    expect(await violations(page)).toEqual([]);
  });

  test('axe finds nothing behind the gate of a live event', async ({ page }) => {
    await enterFeed(page, '/live-event/tfgallery');
    expect(await violations(page)).toEqual([]);

    await page.getByRole('list', { name: 'Photographs' }).getByRole('button').first().click();
    await page.getByRole('button', { name: 'Purchase options' }).click();
    await page.getByRole('radio').first().check({ force: true });
    expect(await violations(page)).toEqual([]);
  });

  test('axe finds nothing on live pages in forced colors, which may be light', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' });
    const found: string[] = [];
    for (const path of ['/live-events', '/live-event-gate/tfgallery'])
      found.push(...(await faultsOf(page, path)));
    expect(found).toEqual([]);
  });

  test('axe finds nothing in the access dialog and on a collector’s pages', async ({ page, gallery }) => {
    test.slow();
    const [certificate] = await gallery.query<{ coa_id: string }>('SELECT coa_id FROM certificates LIMIT 1');
    const found: string[] = [];
    await page.goto('/about');
    await openAccess(page);
    found.push(...(await violations(page)));
    await page.keyboard.press('Escape');
    await signIn(page);
    for (const path of [...COLLECTORS_PAGES, `/certificate/${certificate?.coa_id}`])
      found.push(...(await faultsOf(page, path)));
    expect(found).toEqual([]);
  });
});
