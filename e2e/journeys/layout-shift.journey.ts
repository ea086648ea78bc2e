import { setTimeout as delay } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';
import { addToCart, CARD, ELENA, leaveForPayment, payWith, reviewOrder } from '../harness/buyer';
import { askForTransfer, DEMO_COLLECTOR, signIn } from '../harness/collector';
import { addUpLayoutShifts } from '../harness/layout-shift';
import { expect, test } from '../harness/test';

const WINDOWS = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
];

test('no page before or after a purchase shifts while code, styles and data load', async ({
  page,
  gallery,
}) => {
  test.slow();
  const expectNoShifts = await onSlowConnection(page);
  const title = (name: string | RegExp) => page.getByRole('heading', { level: 1, name });
  await addToCart(page, { slug: 'the-weight-of-linen', size: '20 × 20 in' });
  await expectNoShifts('/cart', () => seen(page.getByText(/^You would receive number \d of 9/)));
  await page.setViewportSize({ width: 1440, height: 900 });
  await reviewOrder(page);
  await expectNoShifts('/order-confirmation', () => seen(page.getByText(/number \d of 9/)));
  await leaveForPayment(page);
  await payWith(page, CARD.pays);
  await seen(title('Thank you'));
  await expectNoShifts(page.url(), () => seen(title('Thank you')));

  const [order] = await gallery.query<{ number: string }>(
    "SELECT number FROM orders WHERE status = 'confirmed' ORDER BY created_at DESC LIMIT 1",
  );
  await expectNoShifts(`/order-lookup?number=${order?.number}`, async () => {
    await page.getByLabel('Email', { exact: true }).fill(ELENA.Email);
    await page.getByRole('button', { name: 'Find order' }).click();
    await seen(title(/^Order /));
  });
});

test('a certificate and its transfer page do not shift while they load', async ({ page, gallery }) => {
  test.slow();
  const [certificate] = await gallery.query<{ id: string }>(
    `SELECT certificates.coa_id AS id FROM certificates JOIN collectors ON collectors.id = holder_collector_id
      WHERE collectors.email = ? AND certificates.state = 'issued'
      -- A title that nearly fills its line may wrap in one font and not in the one before it.
      ORDER BY CHAR_LENGTH(artwork_title) LIMIT 1`,
    [DEMO_COLLECTOR.email],
  );
  const { id = '' } = certificate ?? {};
  await page.goto('/about');
  await signIn(page);
  const question = await askForTransfer(page, gallery, id);
  const expectNoShifts = await onSlowConnection(page);
  await expectNoShifts(`/certificate/${id}`, () => seen(page.getByText(id).first()));
  await expectNoShifts(question, () => seen(page.getByRole('button', { name: 'Confirm transfer' })));
});

const seen = (element: Locator) => expect(element).toBeVisible();

/**
 * Delays styles, and data by more than still counts as the response to a press.
 * @returns a function that opens an address at each width and expects that nothing shifts until it has arrived
 */
async function onSlowConnection(page: Page) {
  await page.route(/\/mf-\w+\/.*\.css$/, async (route) => {
    await delay(500);
    await route.continue();
  });
  await page.route(/\/api\//, async (route) => {
    await delay(600);
    await route.continue();
  });
  const expectAlmostNone = await addUpLayoutShifts(page);
  return async (address: string, arrive: () => Promise<void>): Promise<void> => {
    for (const window of WINDOWS) {
      await page.setViewportSize(window);
      await page.goto(address);
      await arrive();
      await page.waitForLoadState('networkidle');
      await expectAlmostNone(`${address} at ${window.width} px`);
    }
  };
}
