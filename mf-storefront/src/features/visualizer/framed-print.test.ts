import { anArtwork, anEditionOption, aPicture } from '@gallery/testing';
import { displayableArtworks, resolveFramedPrint } from './framed-print';
import { parseWallSettings } from './wall-settings';

const choices = (query = '') => parseWallSettings(new URLSearchParams(query));
const mini = anEditionOption({ size: '7x5', kind: 'mini', frameSize: null, frameStyles: ['Unframed'] });
const large = anEditionOption({ size: '30x20', frameColor: 'Black', frameStyles: ['Black', 'Gold'] });
const dunes = anArtwork({ title: 'Dunes', editionOptions: [mini, large] });

test('the first work hangs in its first framed edition, in that one’s own frame', () => {
  const hung = resolveFramedPrint([dunes], choices());
  expect(hung?.edition.size).toBe('30x20');
  expect(hung?.frame).toBe('Black');
  expect(hung?.hanging.outer).toEqual({ width: 42, height: 32 });
});

test('the frames of the edition can be chosen, and none', () => {
  expect(resolveFramedPrint([dunes], choices('frame=Gold'))?.frames).toEqual(['Black', 'Gold', 'Unframed']);
  expect(resolveFramedPrint([dunes], choices('frame=Unframed'))?.hanging.opening).toBeNull();
});

test('a mini has no frame to choose', () => {
  const hung = resolveFramedPrint([dunes], choices('size=7x5&frame=Gold'));
  expect(hung?.frames).toEqual(['Unframed']);
  expect(hung?.hanging.outer).toEqual({ width: 7, height: 5 });
});

test('a size that the work does not come in is replaced by one that it has', () => {
  expect(resolveFramedPrint([dunes], choices('size=60x40'))?.edition.size).toBe('30x20');
});

test('an upright picture hangs upright', () => {
  const upright = anArtwork({ artworkImages: [aPicture({ width: 1000, height: 1500 })] });
  expect(resolveFramedPrint([upright], choices('size=30x20'))?.hanging.outer).toEqual({
    width: 32,
    height: 42,
  });
});

test('a work without a picture hangs in the format of its size', () => {
  const bare = anArtwork({ artworkImages: [], catalogueImages: [], editionOptions: [large] });
  expect(resolveFramedPrint([bare], choices())).toMatchObject({
    picture: null,
    hanging: { print: { width: 30 } },
  });
});

test('works without a readable size cannot be hung', () => {
  const odd = anArtwork({ editionOptions: [anEditionOption({ size: 'on request' })] });
  expect(displayableArtworks([odd, dunes])).toEqual([dunes]);
  expect(resolveFramedPrint([], choices())).toBeNull();
});
