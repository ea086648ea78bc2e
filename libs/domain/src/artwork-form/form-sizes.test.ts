import {
  formEditionKind,
  ARTWORK_FORM_SIZES,
  defaultFormSizes,
  withChromaluxe,
  withSizeType,
  withTier,
  type FormSizes,
} from './form-sizes';
import { DEFAULT_PRICE_BOOK } from '../pricing/default-price-book';
import { priceEntry } from '../pricing/price-book';

const dollarsOf = (sizes: FormSizes) =>
  Object.fromEntries(ARTWORK_FORM_SIZES.map((size) => [size, sizes[size].priceCents / 100]));
const enabledIn = (sizes: FormSizes) => ARTWORK_FORM_SIZES.filter((size) => sizes[size].enabled);
const lines = (sizes: FormSizes) =>
  ARTWORK_FORM_SIZES.map((size) => [
    size,
    sizes[size].priceCents / 100,
    sizes[size].editionCount,
    sizes[size].framedSize,
  ]);

test('the create form starts with its own reading of the price book (A59, A60, A61, A62, A63, A64, G8)', () => {
  expect(lines(defaultFormSizes(DEFAULT_PRICE_BOOK, 'create'))).toEqual([
    ['7x5', 333, 100, 'Unframed Mini Print'],
    ['7x7', 333, 100, 'Unframed Mini Print'],
    ['8.5x11', 2_000, 9, 'Metal Print'],
    ['8.5x8.5', 2_000, 9, 'Metal Print'],
    ['20x20', 4_000, 9, '32.5x32.5'],
    ['30x20', 5_000, 9, '42.5x32.5'],
    ['30x30', 8_000, 9, '42.5x42.5'],
    ['40x40', 14_000, 9, '52.5x52.5'],
    ['45x30', 10_000, 9, '57.5x42.5'],
    ['60x40', 15_000, 9, '74.5x54.5'],
  ]);
});

test('the edit form has other squares: 20x20 in 22x22, 30x30 at 10,000 in 33x33, 40x40 at 15,000 in 43x43 (A61, A63, A64)', () => {
  expect(
    lines(defaultFormSizes(DEFAULT_PRICE_BOOK, 'edit')).filter(([size]) =>
      ['20x20', '30x30', '40x40'].includes(`${size}`),
    ),
  ).toEqual([
    ['20x20', 4_000, 9, '22x22'],
    ['30x30', 10_000, 9, '33x33'],
    ['40x40', 15_000, 9, '43x43'],
  ]);
});

test('an untouched form has the square mini and both metals enabled (A59, A60, G86)', () => {
  expect(enabledIn(defaultFormSizes(DEFAULT_PRICE_BOOK, 'create'))).toEqual(['7x7', '8.5x11', '8.5x8.5']);
});

test('framed sizes start in black, the others without a frame (A68)', () => {
  const sizes = defaultFormSizes(DEFAULT_PRICE_BOOK, 'create');
  expect([sizes['7x7'], sizes['8.5x11'], sizes['30x20']].map(({ frameStyle }) => frameStyle)).toEqual([
    'Unframed',
    'Unframed',
    'Black',
  ]);
  expect(['7x5', '8.5x8.5', '60x40', '50x50'].map(formEditionKind)).toEqual([
    'mini',
    'metal',
    'framed',
    'framed',
  ]);
});

test.each([
  ['a landscape', false, ['7x7', '8.5x11']],
  ['a square', true, ['7x7', '8.5x8.5']],
])('Chromaluxe for %s enables its metal and disables the other (A41)', (_shape, isSquare, enabled) => {
  expect(enabledIn(withChromaluxe(defaultFormSizes(DEFAULT_PRICE_BOOK, 'create'), true, isSquare))).toEqual(
    enabled,
  );
});

test('turning off Chromaluxe leaves no metal', () => {
  expect(enabledIn(withChromaluxe(defaultFormSizes(DEFAULT_PRICE_BOOK, 'create'), false, true))).toEqual([
    '7x7',
  ]);
});

test.each([
  ['standard' as const, ['7x5', '7x7', '8.5x11']],
  ['square' as const, ['7x7', '8.5x8.5']],
  ['custom' as const, ['7x7', '8.5x11']],
])('the size type %s enables %j, with Chromaluxe (A42)', (sizeType, enabled) => {
  expect(enabledIn(withSizeType(defaultFormSizes(DEFAULT_PRICE_BOOK, 'edit'), sizeType, true))).toEqual(
    enabled,
  );
});

test('without Chromaluxe the size type does not affect the metals', () => {
  expect(enabledIn(withSizeType(defaultFormSizes(DEFAULT_PRICE_BOOK, 'edit'), 'square', false))).toEqual([
    '7x7',
    '8.5x11',
    '8.5x8.5',
  ]);
});

test('Tier 2 resets each price to its Tier 2 price; metals have none and keep theirs (A43)', () => {
  const tier = 'Tier 2';
  expect(
    dollarsOf(
      withTier(defaultFormSizes(DEFAULT_PRICE_BOOK, 'create'), {
        book: DEFAULT_PRICE_BOOK,
        tier,
        priceOverride: false,
        form: 'create',
      }),
    ),
  ).toEqual({
    '7x5': 333,
    '7x7': 333,
    '8.5x11': 2_000,
    '8.5x8.5': 2_000,
    '20x20': 8_000,
    '30x20': 10_000,
    '30x30': 16_000,
    '40x40': 28_000,
    '45x30': 20_000,
    '60x40': 30_000,
  });
});

test('with the price override, Tier 2 changes no prices (A43)', () => {
  const sizes = defaultFormSizes(DEFAULT_PRICE_BOOK, 'create');
  expect(
    withTier(sizes, { book: DEFAULT_PRICE_BOOK, tier: 'Tier 2', priceOverride: true, form: 'create' }),
  ).toBe(sizes);
});

test('back in Tier 1, a form has its own prices again (A69)', () => {
  const doubled = withTier(defaultFormSizes(DEFAULT_PRICE_BOOK, 'edit'), {
    book: DEFAULT_PRICE_BOOK,
    tier: 'Tier 2',
    priceOverride: false,
    form: 'edit',
  });
  const back = withTier(doubled, {
    book: DEFAULT_PRICE_BOOK,
    tier: 'Tier 1',
    priceOverride: false,
    form: 'edit',
  });
  expect(back['30x30'].priceCents).toBe(1_000_000);
});

test('the forms’ lookup tables are in the price book (A65)', () => {
  const dollars = (reading: Parameters<typeof priceEntry>[1], sizes: string[]) =>
    sizes.map((size) => (priceEntry(DEFAULT_PRICE_BOOK, reading, size)?.priceCents ?? 0) / 100);
  const squares = ['7x7', '20x20', '30x30', '40x40'];
  expect(dollars('default_t1', squares)).toEqual([333, 4_000, 8_000, 14_000]);
  expect(dollars('default_t2', ['30x20', '45x30', '60x40'])).toEqual([10_000, 20_000, 30_000]);
  expect(dollars('chromaluxe_square', squares)).toEqual([333, 8_000, 16_000, 28_000]);
});
