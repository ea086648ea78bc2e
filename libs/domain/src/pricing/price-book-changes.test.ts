import { DEFAULT_PRICE_BOOK } from './default-price-book';
import type { PriceBook } from './price-book';
import { priceBookChanges, priceBookErrors } from './price-book-changes';

const raised = (priceCents: number, frameSize: string | null = '42x32'): PriceBook => ({
  ...DEFAULT_PRICE_BOOK,
  readings: {
    ...DEFAULT_PRICE_BOOK.readings,
    default_t1: { ...DEFAULT_PRICE_BOOK.readings.default_t1, '30x20': { priceCents, frameSize } },
  },
});
const validate = (book: PriceBook) => priceBookErrors(book, DEFAULT_PRICE_BOOK);

test('compares two versions line by line', () => {
  expect(priceBookChanges(DEFAULT_PRICE_BOOK, DEFAULT_PRICE_BOOK)).toEqual([]);
  expect(priceBookChanges(DEFAULT_PRICE_BOOK, raised(550_000))).toEqual([
    {
      reading: 'default_t1',
      size: '30x20',
      before: { priceCents: 500_000, frameSize: '42x32' },
      after: { priceCents: 550_000, frameSize: '42x32' },
    },
  ]);
});

test('a newly known cost is a change', () => {
  const cost = { printCents: 1, matCents: 2, frameCents: 3, shippingCents: 4 };
  expect(
    priceBookChanges(DEFAULT_PRICE_BOOK, {
      ...DEFAULT_PRICE_BOOK,
      costs: { ...DEFAULT_PRICE_BOOK.costs, '16x20': cost },
    }),
  ).toEqual([{ reading: 'costs', size: '16x20', before: null, after: cost }]);
});

test('the installed book is valid', () => {
  expect(validate(DEFAULT_PRICE_BOOK)).toEqual([]);
});

test.each([
  ['priceCents', raised(-1)],
  ['priceCents', raised(0.5)],
  ['priceCents', raised(Number.NaN)],
  ['frameSize', raised(1, 'large')],
])('an invalid %s is rejected at its line', (field, book) => {
  expect(validate(book)).toEqual([
    { table: 'default_t1', size: '30x20', field, message: expect.stringMatching(/^Please enter/) },
  ]);
});

test('sizes of a reading can be neither added nor removed', () => {
  const rest = Object.fromEntries(
    Object.entries(DEFAULT_PRICE_BOOK.readings.info_text).filter(([size]) => size !== '50x50'),
  );
  const book = {
    ...DEFAULT_PRICE_BOOK,
    readings: {
      ...DEFAULT_PRICE_BOOK.readings,
      info_text: { ...rest, '51x51': { priceCents: 1, frameSize: null } },
    },
  };
  expect(validate(book).map(({ size, message: sentence }) => [size, sentence])).toEqual([
    ['50x50', 'This size is missing.'],
    ['51x51', 'This price list does not have this size.'],
  ]);
});
