import { gallerySettings } from '@gallery/testing';
import { parseGallerySettings } from './gallery-settings';

it('reads what the API wrote into the document', () => {
  const settings = gallerySettings();
  expect(parseGallerySettings(JSON.stringify(settings))).toEqual(settings);
});

it('leaves out damaged offsets, with which pages would tell wrong times', () => {
  const { brand } = gallerySettings();
  const [offset] = brand.utcOffsets;
  const damaged = [
    null,
    'CST',
    {},
    { ...offset, from: '' },
    { ...offset, until: 'soon' },
    { ...offset, name: 1 },
  ];
  const utcOffsets = [...damaged, { ...offset, minutes: '-360' }, { ...offset, minutes: null }, offset];

  const settings = parseGallerySettings(JSON.stringify({ brand: { ...brand, utcOffsets } }));
  expect(settings.brand.utcOffsets).toEqual([offset]);
});

it.each(['{}', '{"brand":{}}', '{"brand":{"utcOffsets":{}}}'])('knows no offsets without any: %s', (text) => {
  expect(parseGallerySettings(text).brand.utcOffsets).toEqual([]);
});

it.each(['', '{', '[]', 'null', '{"salesMode":"free"}'])(
  'sells nothing without settings in the document: %j',
  (text) => {
    expect(parseGallerySettings(text)).toMatchObject({
      salesMode: 'inquire',
      taxMode: 'destination',
      cardFeeMode: 'surcharge',
    });
  },
);
