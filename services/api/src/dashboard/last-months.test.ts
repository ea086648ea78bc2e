import { lastMonths, fillLastMonths } from './last-months';

test('months go back over the new year, and the last one is the present one', () => {
  expect(lastMonths(new Date('2026-02-28T23:59:59Z'), 4)).toEqual([
    '2025-11',
    '2025-12',
    '2026-01',
    '2026-02',
  ]);
});

test('the 31st does not skip a short month', () => {
  expect(lastMonths(new Date('2026-03-31T12:00:00Z'), 2)).toEqual(['2026-02', '2026-03']);
});

test('a month without a row stands there empty, and older rows do not', () => {
  const rows = [
    { month: '2025-09', cents: 1 },
    { month: '2026-01', cents: 2 },
  ];
  const now = new Date('2026-02-01T00:00:00Z');
  expect(fillLastMonths(rows, { now, count: 3, empty: { cents: 0 } })).toEqual([
    { month: '2025-12', cents: 0 },
    { month: '2026-01', cents: 2 },
    { month: '2026-02', cents: 0 },
  ]);
});
