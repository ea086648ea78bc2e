import { addToCart, CARD, leaveForPayment, payWith, reviewOrder } from '../harness/buyer';
import { numbersIn } from '../harness/print-ledger';
import { expect, test } from '../harness/test';

/** Eight of nine are sold in the demo data. */
const lastOfNine = { slug: 'silver-stain', size: '20 × 20 in', sizeKey: '20x20' };

// Browsers log every response that is not a success.
test.use({ allowedInConsole: /status of 409/ });

test('while another buyer is paying for the last print, the next one waits in line and buys it when they cancel (R9)', async ({
  browser,
  page,
  gallery,
}) => {
  const other = await (await browser.newContext()).newPage();
  await addToCart(other, lastOfNine);
  await addToCart(page, lastOfNine);
  await reviewOrder(page);
  await reviewOrder(other);
  await leaveForPayment(other);

  await test.step('the next buyer waits, even after a reload', async () => {
    await page.getByRole('button', { name: 'Purchase Artwork' }).click();
    const inLine = page.getByText('You are 1st in line.');
    await expect(inLine).toBeVisible();
    await page.reload();
    await expect(inLine).toBeVisible();
  });

  await test.step('the other buyer cancels, and the page continues to payment automatically', async () => {
    await other.goto('/order-confirmation');
    await expect(other.getByText('Payment cancelled')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Test payment' })).toBeVisible({ timeout: 15_000 });
    await payWith(page, CARD.pays);
    await expect(page.getByText(/9 of 9/).first()).toBeVisible();
  });

  await other.context().close();
  expect(await numbersIn(gallery, lastOfNine, 'sold')).toHaveLength(9);
});
