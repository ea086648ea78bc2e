import { DEFAULT_PRICE_BOOK } from './default-price-book';
import { totalProductionCost, defaultEditions, PRICE_TABLES, priceEntry, productionCost } from './price-book';

const prices = (artwork: Parameters<typeof defaultEditions>[1]) =>
  defaultEditions(DEFAULT_PRICE_BOOK, artwork).map((plan) => [
    plan.size,
    plan.priceCents / 100,
    plan.total,
    plan.frameSize,
  ]);

test('a landscape of Tier 1 (S110, S114, S115)', () => {
  expect(prices({ orientation: 'landscape', tier: 'Tier 1' })).toEqual([
    ['7x5', 333, 100, null],
    ['30x20', 5_000, 9, '42x32'],
    ['45x30', 10_000, 9, '57x42'],
    ['60x40', 15_000, 9, '74x52'],
  ]);
});

test('a landscape of Tier 2 doubles the large sizes (S111)', () => {
  expect(prices({ orientation: 'landscape', tier: 'Tier 2' }).map(([, price]) => price)).toEqual([
    333, 10_000, 20_000, 30_000,
  ]);
});

test('a square of Tier 1 (S112, S114)', () => {
  expect(prices({ orientation: 'square', tier: 'Tier 1' })).toEqual([
    ['7x7', 333, 100, null],
    ['20x20', 4_000, 9, '32.5x32.5'],
    ['30x30', 8_000, 9, '42.5x42.5'],
    ['40x40', 14_000, 9, '52.5x52.5'],
  ]);
});

test('the long name of Tier 2 is Tier 2 as well (S106, S113)', () => {
  const tier = 'Tier 2 – Gallery/Collector Price';
  expect(prices({ orientation: 'square', tier }).map(([, price]) => price)).toEqual([
    333, 8_000, 16_000, 28_000,
  ]);
});

test('minis ship unframed for the flat fee, the rest framed', () => {
  const [mini, large] = defaultEditions(DEFAULT_PRICE_BOOK, { orientation: 'square', tier: 'Tier 1' });
  expect(mini).toMatchObject({ kind: 'mini', frameStyle: 'Unframed', shippingClass: 'mini' });
  expect(large).toMatchObject({ kind: 'framed', frameStyle: 'Black', shippingClass: 'framed' });
});

test('readings differ on purpose: the edit form has other square prices and frames (G8, G9)', () => {
  expect(priceEntry(DEFAULT_PRICE_BOOK, 'form_create', '30x30')).toEqual({
    priceCents: 800_000,
    frameSize: '42.5x42.5',
  });
  expect(priceEntry(DEFAULT_PRICE_BOOK, 'form_edit', '30x30')).toEqual({
    priceCents: 1_000_000,
    frameSize: '33x33',
  });
});

test('the live size table has the prices and frames of Tier 1 (L62)', () => {
  const sizes = ['7x5', '30x20', '45x30', '60x40'] as const;
  expect(sizes.map((size) => priceEntry(DEFAULT_PRICE_BOOK, 'live_table', size))).toMatchObject([
    { priceCents: 33_300 },
    { priceCents: 500_000, frameSize: '42.5x32.5' },
    { priceCents: 1_000_000, frameSize: '57.5x42.5' },
    { priceCents: 1_500_000, frameSize: '74.5x54.5' },
  ]);
});

test('a vertical size has the price of its landscape twin (G19)', () => {
  expect(priceEntry(DEFAULT_PRICE_BOOK, 'live_sheet', '20x30')?.priceCents).toBe(1_000_000);
});

test('a size that a reading does not have has no price there', () => {
  expect(priceEntry(DEFAULT_PRICE_BOOK, 'default_t1', '50x50')).toBeNull();
  expect(priceEntry(DEFAULT_PRICE_BOOK, 'default_t1', 'wall')).toBeNull();
});

test.each([
  ['60x40', 15_000, 12_500],
  ['7x5', 333, 300],
])('a %s for %d dollars leaves %d after its costs and the card’s 3%% (G72)', (size, price, net) => {
  const cost = productionCost(DEFAULT_PRICE_BOOK, size);
  expect(cost && price * 100 - totalProductionCost(cost) - price * 3).toBe(net * 100);
});

test('a size that the book does not have has unknown costs', () => {
  expect(productionCost(DEFAULT_PRICE_BOOK, '16x20')).toBeNull();
});

test('every size of the installed book has costs below its lowest price (G73)', () => {
  const { readings } = DEFAULT_PRICE_BOOK;
  const entries = PRICE_TABLES.flatMap((table) => Object.entries(readings[table]));
  const uncovered = entries.filter(([size, { priceCents }]) => {
    const cost = productionCost(DEFAULT_PRICE_BOOK, size);
    return cost === null || totalProductionCost(cost) >= priceCents / 2;
  });
  expect(uncovered).toEqual([]);
});
