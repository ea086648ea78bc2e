import { cartShipping } from './cart-shipping';

test.each([
  ['minis alone', { minis: 2_000, framed: 'none' }, '$20.00', undefined],
  ['framed works near Dallas', { minis: 0, framed: 'free-local' }, 'Free', 'Within 45 miles of Dallas'],
  ['framed works elsewhere', { minis: 0, framed: 'quoted' }, 'Quoted after purchase', undefined],
  [
    'both near Dallas',
    { minis: 2_000, framed: 'free-local' },
    '$20.00',
    'Framed works free in the Dallas area',
  ],
  ['both elsewhere', { minis: 2_000, framed: 'quoted' }, '$20.00', 'Framed works quoted separately'],
] as const)('%s', (_case, shipping, amount, note) => {
  expect(cartShipping({ shipping })).toEqual({ amount, note });
});
