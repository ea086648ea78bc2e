import { gallerySettings } from '@gallery/testing';
import { parseGallerySettings } from './gallery-settings';

it('reads what the API wrote into the document', () => {
  const settings = gallerySettings();
  expect(parseGallerySettings(JSON.stringify(settings))).toEqual(settings);
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
