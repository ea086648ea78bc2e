import { DEFAULT_PRICE_BOOK } from './default-price-book';
import { priceDifferences } from './price-differences';

test('an artwork differs from the price book where its price is not its tier’s (G8)', () => {
  const editions = [
    { size: '30x30', priceCents: 1_000_000 },
    { size: '20x20', priceCents: 400_000 },
    { size: '8.5x11', priceCents: 250_000 },
    { size: '24x36', priceCents: 700_000 },
  ];
  expect(priceDifferences(DEFAULT_PRICE_BOOK, 'Tier 1', editions)).toEqual([
    { size: '30x30', priceCents: 1_000_000, bookCents: 800_000 },
    { size: '8.5x11', priceCents: 250_000, bookCents: 200_000 },
  ]);
  expect(
    priceDifferences(DEFAULT_PRICE_BOOK, 'Tier 2', editions).map(({ size, bookCents }) => [size, bookCents]),
  ).toEqual([
    ['30x30', 1_600_000],
    ['20x20', 800_000],
    ['8.5x11', 200_000],
  ]);
});

test('a price on inquiry does not differ from the price book', () => {
  expect(priceDifferences(DEFAULT_PRICE_BOOK, 'Tier 1', [{ size: '30x30', priceCents: 0 }])).toEqual([]);
});
