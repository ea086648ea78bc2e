import { anArtworkCard, anArtwork, anEditionOption } from '@gallery/testing';
import { findExhibitedPrints } from './exhibited-prints';

const bowl = anArtwork({
  title: 'Mended Twice',
  editionOptions: [
    anEditionOption({ size: '20x20', frameSize: '32.5x32.5' }),
    anEditionOption({ size: '7x7', frameSize: null, total: 100 }),
  ],
});

const linesOf = (slug: string, size: string, number: number) =>
  findExhibitedPrints([{ slug, size, editionNumber: number }], [anArtworkCard(bowl)]).map(({ line }) => line);

test('a framed print says its number and how large its frame is', () => {
  expect(linesOf('mended-twice', '20x20', 1)).toEqual(['Edition 1 of 9, framed 32.5 × 32.5 in']);
});

test('an unframed one says its number', () => {
  expect(linesOf('mended-twice', '7x7', 12)).toEqual(['Edition 12 of 100']);
});

test.each([
  ['a work', 'gone', '20x20'],
  ['a size', 'mended-twice', '40x40'],
])('%s that is not on show any more is left out', (_, slug, size) => {
  expect(linesOf(slug, size, 1)).toEqual([]);
});
