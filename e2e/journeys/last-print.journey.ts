import { addToCart, CARD, chooseEdition, leaveForPayment, payWith, reviewOrder } from '../harness/buyer';
import { numbersIn } from '../harness/print-ledger';
import { expect, test } from '../harness/test';

/** Eight of nine are sold in the demo data. */
const lastOfNine = { slug: 'what-the-tide-kept', size: '60 × 40 in', sizeKey: '60x40' };

// Browsers log every response that is not a success.
test.use({ allowedInConsole: /status of 409/ });

test('the last print goes to whoever checks out first; the other buyer gets a message and keeps the cart', async ({
  browser,
  page,
  gallery,
}) => {
  const other = await (await browser.newContext()).newPage();
  await addToCart(other, lastOfNine);

  await test.step('while another cart holds the last print, it can be added to the cart, but is not held', async () => {
    await page.goto(`/fine-art/${lastOfNine.slug}`);
    await chooseEdition(page, lastOfNine.size);
    await expect(
      page.getByText(/Someone else is checking out with the last print in this size/),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Sold Out' })).toHaveCount(0);
    await page.getByRole('button', { name: /^Purchase/ }).click();
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await expect(page.getByText(/Check out to join the waiting room/)).toBeVisible();
    await reviewOrder(page);
  });

  await test.step('the other buyer takes the last print meanwhile', async () => {
    await reviewOrder(other);
    await leaveForPayment(other);
    await payWith(other, CARD.pays);
    await expect(other.getByText(/9 of 9/).first()).toBeVisible();
    await other.context().close();
  });

  await page.getByRole('button', { name: 'Purchase Artwork' }).click();

  await expect(page.getByText('Checkout Error', { exact: true })).toBeVisible();
  await expect(
    page.getByText(/Unable to process checkout\. Please try again or contact/).first(),
  ).toBeVisible();
  await expect(page.getByText(/no longer available/)).toBeVisible();
  await page.getByRole('link', { name: 'Go to the cart' }).click();
  await expect(page.getByRole('link', { name: 'What the Tide Kept' })).toBeVisible();
  expect(await numbersIn(gallery, lastOfNine, 'sold')).toHaveLength(9);
});
