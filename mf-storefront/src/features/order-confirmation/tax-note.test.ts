import { taxNote } from './tax-note';

test('the tax row needs no word where the estimate is charged as shown', () => {
  expect(
    taxNote({ tax: { cart: 0, confirmation: 33_000, charged: 33_000 }, chargedTotal: 445_000 }),
  ).toBeNull();
});

test('outside Texas it says what the card is really charged', () => {
  expect(taxNote({ tax: { cart: 0, confirmation: 33_000, charged: 0 }, chargedTotal: 412_000 })).toBe(
    'Outside Texas the estimate is removed at payment: your card is charged $4,120.00',
  );
});
