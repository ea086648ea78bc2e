import { anArtworkCard, anArtwork, anEditionOption } from '@gallery/testing';
import { priceOrStockLabel } from './price-or-stock-label';

const words = (sold: number, price: number | null = 5_000) =>
  priceOrStockLabel(
    anArtworkCard(
      anArtwork({ isFeatured: true, editionOptions: [anEditionOption({ sold, total: 12, price })] }),
    ),
  );

test('a label says what is left when it is little, else what it costs', () => {
  expect([words(12), words(8), words(1), words(1, null)]).toEqual([
    'Sold Out',
    '4 remaining',
    'From $5,000',
    'Price on inquiry',
  ]);
});
