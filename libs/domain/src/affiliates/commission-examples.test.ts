import { DEFAULT_PRICE_BOOK } from '../pricing/default-price-book';
import { commissionExamples } from './commission-examples';

test('15,000 dollars earn 2,500, and 333 earn 60 (P3, G72)', () => {
  expect(commissionExamples(DEFAULT_PRICE_BOOK, 2_000)).toMatchObject([
    {
      size: '60x40',
      priceCents: 1_500_000,
      productionCents: 165_000,
      shippingCents: 40_000,
      paymentFeeCents: 45_000,
      netCents: 1_250_000,
      commissionCents: 250_000,
    },
    {
      size: '7x5',
      priceCents: 33_300,
      productionCents: 301,
      shippingCents: 2_000,
      paymentFeeCents: 999,
      netCents: 30_000,
      commissionCents: 6_000,
    },
  ]);
});

test('a size with unknown costs is not an example', () => {
  const { '60x40': _large, ...costs } = DEFAULT_PRICE_BOOK.costs;
  expect(commissionExamples({ ...DEFAULT_PRICE_BOOK, costs }, 2_000).map(({ size }) => size)).toEqual([
    '7x5',
  ]);
});
