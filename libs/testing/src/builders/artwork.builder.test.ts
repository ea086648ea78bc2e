import { anArtwork, anEditionOption } from './artwork.builder';

it('derives the other fields from an edition’s counts', () => {
  expect(anEditionOption({ sold: 6, held: 1 })).toMatchObject({ total: 9, available: 2, nextNumber: 8 });
  expect(anEditionOption({ sold: 9 })).toMatchObject({ available: 0, nextNumber: null });
});

it('gives an artwork the editions of the price book, and its sizes the same figures', () => {
  const work = anArtwork({ title: 'Inside Voice', orientation: 'square' });
  expect(work.slug).toBe('inside-voice');
  expect(work.editionOptions.map(({ size, price, total }) => [size, price, total])).toEqual([
    ['7x7', 333, 100],
    ['20x20', 4_000, 9],
    ['30x30', 8_000, 9],
    ['40x40', 14_000, 9],
  ]);
  expect(work.availableSizes[1]).toEqual({ size: '20x20', price: 4_000, edition: 9, sold: 0 });
});
