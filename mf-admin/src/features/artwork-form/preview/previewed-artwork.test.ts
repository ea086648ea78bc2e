import { anInventoryEdition, anInventoryRecord } from '@gallery/testing';
import { DEFAULT_PRICE_BOOK } from '@gallery/domain';
import { newArtworkDraft, toArtworkDraft, type ArtworkDraft } from '../draft/artwork-draft';
import { previewArtwork } from './previewed-artwork';

const book = DEFAULT_PRICE_BOOK;
const blank = newArtworkDraft(2026, { series: ['FLORALS'], book, priced: new Set() });

const shownNew = (draft: Partial<ArtworkDraft>, arePricesShown = true) =>
  previewArtwork({ ...blank, ...draft }, { record: null, currentYear: 2026, arePricesShown });

test('a new work has the title, year and medium that saving would give it', () => {
  expect(shownNew({ title: ' ', year: '', medium: '' })).toMatchObject({
    title: 'Untitled Artwork',
    series: 'FLORALS',
    year: 2026,
    medium: 'Archival pigment print',
    photograph: null,
  });
});

test('offers the sizes that are ticked, at the prices as typed', () => {
  const sizes = Object.fromEntries(
    Object.entries(blank.sizes).map(([size, row]) => [
      size,
      { ...row, enabled: ['7x5', '30x20'].includes(size), price: size === '30x20' ? '$5,250' : row.price },
    ]),
  );
  const { editions } = shownNew({ sizes });
  expect(editions.map(({ size, kind }) => [size, kind])).toEqual([
    ['7x5', 'mini'],
    ['30x20', 'framed'],
  ]);
  expect(editions[1]).toMatchObject({ price: 5250, total: 9, sold: 0, isAvailable: true });
});

test('a price that is no number, or a gallery that sells by inquiry, shows none', () => {
  const custom = { ...blank.special, isIncluded: true, imageSize: '12x12', price: 'soon' };
  const last = (draft: Partial<ArtworkDraft>, arePricesShown?: boolean) =>
    shownNew(draft, arePricesShown).editions.at(-1)?.price;
  expect(last({ customSizes: [custom] })).toBeNull();
  expect(last({ customSizes: [{ ...custom, price: '900' }] })).toBe(900);
  expect(last({ customSizes: [{ ...custom, price: '900' }] }, false)).toBeNull();
});

test('a special edition has its own name, and a frame Custom its words', () => {
  const special = {
    ...blank.special,
    isIncluded: true,
    name: 'Museum edition',
    imageSize: '50x40',
    frameSize: '54x44',
    frameStyle: 'Custom' as const,
    customFrameStyle: 'Oak',
    editionCount: '3',
  };
  expect(shownNew({ special }).editions.at(-1)).toMatchObject({
    kind: 'special',
    label: 'Museum edition',
    size: '50x40',
    total: 3,
    customFrame: 'Oak',
  });
});

describe('a saved work', () => {
  const record = anInventoryRecord({
    medium: 'Silver gelatin',
    editions: [
      anInventoryEdition({ size: '30x30', soldEditions: 2, heldEditions: 1, totalEditions: 9 }),
      anInventoryEdition({ size: '20x20', soldEditions: 0, heldEditions: 0, totalEditions: 9 }),
    ],
  });
  const draft = toArtworkDraft(record, book);
  const sizes = Object.fromEntries(
    Object.entries(draft.sizes).map(([size, row]) => [
      size,
      { ...row, enabled: ['20x20', '30x30', '40x40'].includes(size), editionCount: '9' },
    ]),
  );
  const shown = (change: Partial<ArtworkDraft> = {}) =>
    previewArtwork(
      { ...draft, medium: '', sizes, ...change },
      { record, currentYear: 2026, arePricesShown: true },
    );

  test('keeps what is sold and held, and the order of its editions before new ones', () => {
    expect(shown().editions.map(({ size, sold, held }) => [size, sold, held])).toEqual([
      ['30x30', 2, 1],
      ['20x20', 0, 0],
      ['40x40', 0, 0],
    ]);
    expect(shown().medium).toBe('Silver gelatin');
  });

  test('has nothing to buy while it is off sale', () => {
    expect(shown({ availability: 'not for sale' }).editions.some(({ isAvailable }) => isAvailable)).toBe(
      false,
    );
  });
});
