import { addToCart, CARD, leaveForPayment, payWith, reviewOrder } from '../harness/buyer';
import { numbersIn } from '../harness/print-ledger';
import { expect, test } from '../harness/test';

const dunes = { slug: 'inventory-of-wind', size: '45 × 30 in', sizeKey: '45x30' };
const radiograph = { slug: 'radiograph-of-a-lily', size: '30 × 30 in', sizeKey: '30x30' };

test('a buyer leaves the payment page: the print is available again and can be bought later', async ({
  page,
  gallery,
}) => {
  await addToCart(page, dunes);
  await reviewOrder(page);
  await leaveForPayment(page);
  expect(await numbersIn(gallery, dunes, 'held')).toEqual([1]);

  await page.getByRole('link', { name: 'Back' }).click();

  await expect(page.getByText('Payment cancelled')).toBeVisible();
  expect(await numbersIn(gallery, dunes, 'held')).toEqual([]);
  await leaveForPayment(page);
  expect(await numbersIn(gallery, dunes, 'held')).toEqual([1]);
});

test('a declined card sells nothing, and a second card pays the same order', async ({ page, gallery }) => {
  await addToCart(page, radiograph);
  await reviewOrder(page);
  await leaveForPayment(page);

  await payWith(page, CARD.declined);

  await expect(page.getByRole('alert')).toHaveText('Your card was declined.');
  expect(await numbersIn(gallery, radiograph, 'sold')).toEqual([]);
  await payWith(page, CARD.pays);
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible();
  expect(await numbersIn(gallery, radiograph, 'sold')).toEqual([1]);
});
