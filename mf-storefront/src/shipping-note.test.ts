import { shippingNote } from './shipping-note';

test.each([
  [{ minis: 2_000, framed: 'none' }, '$20.00 minis'],
  [{ minis: 0, framed: 'free-local' }, 'Framed: free, Dallas area'],
  [{ minis: 2_000, framed: 'quoted' }, '$20.00 minis. Framed: quote to follow'],
] as const)('what is known about shipping: %j (G2)', (shipping, note) => {
  expect(shippingNote(shipping)).toBe(note);
});
