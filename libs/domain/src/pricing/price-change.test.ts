import { DEFAULT_PRICE_BOOK } from './default-price-book';
import {
  changedBookPrices,
  changedPrice,
  impossiblePriceError,
  replaceBookPrices,
  reversed,
} from './price-change';

const percent = (value: number) => ({ kind: 'percent', value: value * 100 }) as const;
const amount = (dollars: number) => ({ kind: 'amount', value: dollars * 100 }) as const;

test.each([
  ['5,000 and 10 % are 5,500', 500_000, percent(10), 550_000],
  ['333 and 10 % are 366.30, so 366', 33_300, percent(10), 36_600],
  ['335 and 10 % are 368.50, so 369', 33_500, percent(10), 36_900],
  ['4,000 less 7.5 % are 3,700', 400_000, percent(-7.5), 370_000],
  ['384.95 and 0.01 % are 384.99, so 385', 38_495, percent(0.01), 38_500],
  ['5,000 and $250 are 5,250', 500_000, amount(250), 525_000],
  ['333 less $33.50 are 299.50: amounts are not rounded', 33_300, amount(-33.5), 29_950],
  ['a price on inquiry stays one', 0, amount(250), 0],
])('%s', (_rule, before, change, after) => {
  expect(changedPrice(before, change)).toBe(after);
});

test.each([
  ['a dollar is the least', 100, null],
  ['less than a dollar is too little', 99, '30 × 20 in at $5,000 would fall below $1.'],
  ['ten million dollars are the most', 1_000_000_000, null],
  ['more is too much', 1_000_000_100, '30 × 20 in would cost more than $10,000,000.'],
])('%s', (_rule, after, error) => {
  expect(impossiblePriceError([{ size: '30x20', before: 500_000, after }])).toBe(error);
});

const { readings } = DEFAULT_PRICE_BOOK;

test('a size changes in every reading that has it, in both orientations (G8, G19)', () => {
  const changes = changedBookPrices(readings, ['20x30'], percent(10));
  expect(
    changes.map(({ reading, size, before, after }) => [reading, size, before / 100, after / 100]),
  ).toEqual([
    ['default_t1', '30x20', 5_000, 5_500],
    ['default_t2', '30x20', 10_000, 11_000],
    ['live_table', '30x20', 5_000, 5_500],
    ['live_sheet', '30x20', 10_000, 11_000],
    ['form_create', '30x20', 5_000, 5_500],
    ['form_edit', '30x20', 5_000, 5_500],
  ]);
});

test('frames stay, and so do the other sizes', () => {
  const after = replaceBookPrices(readings, changedBookPrices(readings, ['30x20'], percent(10)));
  expect(after.default_t1['30x20']).toEqual({ priceCents: 550_000, frameSize: '42x32' });
  expect(after.default_t1['45x30']).toEqual(readings.default_t1['45x30']);
});

test('undone, the book is what it was', () => {
  const changes = changedBookPrices(readings, ['30x20', '7x5'], percent(10));
  expect(replaceBookPrices(replaceBookPrices(readings, changes), reversed(changes))).toEqual(readings);
});

test('undone, a price that someone has changed since stays', () => {
  const changes = changedBookPrices(readings, ['30x20'], percent(10));
  const after = replaceBookPrices(readings, changes);
  const set = {
    ...after,
    info_text: after.info_text,
    default_t1: { '30x20': { priceCents: 600_000, frameSize: null } },
  };
  const back = replaceBookPrices(set, reversed(changes));
  expect([back.default_t1['30x20']?.priceCents, back.default_t2['30x20']?.priceCents]).toEqual([
    600_000, 1_000_000,
  ]);
});
