import { DEFAULT_PRICE_BOOK } from '@gallery/domain';
import { newArtworkDraft } from './artwork-draft';
import { toArtworkFormData } from './artwork-form-request';

const draft = newArtworkDraft(2026, { series: ['FLORALS'], book: DEFAULT_PRICE_BOOK, priced: new Set() });
const extra = { ...draft.special, isIncluded: true, imageSize: '24x36', price: '7,000', name: 'Folio' };

const sent = (name: string): unknown => {
  const customSizes = [extra, ...draft.customSizes.slice(1)];
  const data = toArtworkFormData({ ...draft, customSizes, special: extra }, 'create', 2026);
  const text = data.get(name);
  return typeof text === 'string' ? JSON.parse(text) : null;
};

test('a custom size is sent without the fields of a special edition, which the API refuses there', () => {
  const size = { imageSize: '24x36', frameSize: '', frameStyle: 'Black', price: '7000', editionCount: '1' };
  expect(sent('customSizes')).toEqual([{ ...size, label: 'A' }, null, null]);
  expect(sent('specialEdition')).toEqual({ ...size, name: 'Folio', customFrameStyle: '' });
});
