import { OTHER } from '../daily-totals';
import { MAX_CONVERSION_STEPS } from '../analytics-policy';
import { buildConversionReport } from './conversion-report';

type Material = Parameters<typeof buildConversionReport>[0];

const path = (named: Partial<Material>) =>
  buildConversionReport({ totalVisits: 0, visits: [], sales: [], names: new Map(), ...named });

const sale = (key: string | null, cents: number, orders = 1, name: string | null = null) => ({
  key,
  name,
  orders,
  cents,
});

test('pairs visits and sales of one source, highest revenue first', () => {
  const { steps } = path({
    totalVisits: 10,
    visits: [
      { key: 'instagram', visits: 7 },
      { key: 'google', visits: 3 },
    ],
    sales: [sale('google', 500_000, 2)],
  });
  expect(steps).toEqual([
    { key: 'google', name: null, visits: 3, orders: 2, cents: 500_000, share: 100 },
    { key: 'instagram', name: null, visits: 7, orders: 0, cents: 0, share: 0 },
  ]);
});

test('ignores case', () => {
  const { steps } = path({
    totalVisits: 1,
    visits: [{ key: 'open-studio', visits: 1 }],
    sales: [sale('Open-Studio ', 100), sale('open-studio', 200)],
  });
  expect(steps).toMatchObject([{ key: 'open-studio', visits: 1, orders: 2, cents: 300 }]);
});

test('keeps visits from no source, last, so that the rows add up', () => {
  const { steps, ...whole } = path({
    totalVisits: 9,
    visits: [{ key: 'a', visits: 4 }],
    sales: [sale(null, 900), sale('', 50), sale('a', 100)],
  });
  expect(steps.at(-1)).toMatchObject({ key: null, visits: 5, orders: 2, cents: 950 });
  expect(whole).toEqual({ visits: 9, orders: 3, cents: 1_050 });
});

test('a refunded order still counts as an order, without revenue', () => {
  expect(path({ sales: [sale('a', 0), sale('b', 300)] }).steps.map(({ share }) => share)).toEqual([100, 0]);
  expect(path({ sales: [sale('a', 0)] }).steps).toMatchObject([{ orders: 1, share: 0 }]);
});

test('uses current names, or else the names at that time', () => {
  const names = new Map([['e1', 'Open Studio']]);
  const { steps } = path({ names, sales: [sale('e1', 2, 1, 'Old Name'), sale('e2', 1, 1, 'Gone')] });
  expect(steps.map(({ name }) => name)).toEqual(['Open Studio', 'Gone']);
});

test('lists fifty and combines the others, with those that the rollups combined', () => {
  const many = Array.from({ length: MAX_CONVERSION_STEPS + 3 }, (_, index) =>
    sale(`s${index}`, 1_000 - index),
  );
  const { steps, cents, orders } = path({
    totalVisits: 8,
    visits: [{ key: OTHER, visits: 8 }],
    sales: many,
  });
  expect(steps).toHaveLength(MAX_CONVERSION_STEPS + 1);
  expect(steps.at(-1)).toMatchObject({ key: OTHER, visits: 8, orders: 3 });
  expect(steps.reduce((sum, step) => sum + step.cents, 0)).toBe(cents);
  expect(orders).toBe(MAX_CONVERSION_STEPS + 3);
});

test('adds up, to the cent and to the visit', () => {
  const next = steadily(7);
  for (let round = 0; round < 200; round += 1) {
    const keys = Array.from({ length: 1 + (next() % 80) }, (_, index) => `k${index}`);
    const visits = keys.filter(() => next() % 3 > 0).map((key) => ({ key, visits: next() % 50 }));
    const sales = [null, ...keys]
      .filter(() => next() % 2 > 0)
      .map((key) => sale(key, next() % 9_999, 1 + (next() % 4)));
    const totalVisits = visits.reduce((sum, each) => sum + each.visits, 0) + (next() % 20);
    const { steps, ...whole } = path({ totalVisits, visits, sales });
    const sum = (name: 'visits' | 'orders' | 'cents') => steps.reduce((all, step) => all + step[name], 0);
    expect(whole).toEqual({
      visits: totalVisits,
      orders: sales.reduce((all, each) => all + each.orders, 0),
      cents: sales.reduce((all, each) => all + each.cents, 0),
    });
    expect([sum('visits'), sum('orders'), sum('cents')]).toEqual([whole.visits, whole.orders, whole.cents]);
  }
});

/** Returns the same numbers in every run. */
function steadily(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state >> 8;
  };
}
