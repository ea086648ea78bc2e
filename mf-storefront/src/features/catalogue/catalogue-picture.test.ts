import { anArtwork, aPicture } from '@gallery/testing';
import { cataloguePicture, isPlate } from './catalogue-picture';

test('every fifth work is a plate, beginning with the first', () => {
  expect([0, 1, 2, 3, 4, 5, 10].filter(isPlate)).toEqual([0, 5, 10]);
});

test('the framed picture stands on desktops, the work on phones, and each stands in for the other', () => {
  const framed = aPicture();
  const bare = aPicture();
  const both = anArtwork({ catalogueImages: [framed], artworkImages: [bare] });
  expect(cataloguePicture(both, true)).toBe(framed);
  expect(cataloguePicture(both, false)).toBe(bare);
  expect(cataloguePicture(anArtwork({ catalogueImages: [], artworkImages: [bare] }), true)).toBe(bare);
  expect(cataloguePicture(anArtwork({ catalogueImages: [framed], artworkImages: [] }), false)).toBe(framed);
  expect(cataloguePicture(anArtwork({ catalogueImages: [], artworkImages: [] }), true)).toBeNull();
});
