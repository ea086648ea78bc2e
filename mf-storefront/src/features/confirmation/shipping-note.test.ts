import { shippingNote, taxNote } from './shipping-note';

test.each([
  [{ minis: 2_000, framed: 'none' }, '$20.00 minis'],
  [{ minis: 0, framed: 'free-local' }, 'Framed: free, Dallas area'],
  [{ minis: 2_000, framed: 'quoted' }, '$20.00 minis. Framed: quote to follow'],
] as const)('what is known about shipping: %j', (shipping, note) => {
  expect(shippingNote(shipping)).toBe(note);
});

test('the tax row needs no word where the estimate is charged as shown', () => {
  expect(
    taxNote({ tax: { cart: 0, confirmation: 33_000, charged: 33_000 }, chargedTotal: 445_000 }),
  ).toBeNull();
});
