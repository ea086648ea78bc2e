import { fillMonths, lastMonths, monthsBetween } from './months';

test('months go back across the new year, and the last one is the current one', () => {
  expect(lastMonths('2026-02', 4)).toEqual(['2025-11', '2025-12', '2026-01', '2026-02']);
});

test('a month without a row is empty, and other rows are left out', () => {
  const rows = [
    { month: '', cents: 1 },
    { month: '2026-01', cents: 2 },
  ];
  expect(fillMonths(rows, ['2025-12', '2026-01', '2026-02'], { cents: 0 })).toEqual([
    { month: '2025-12', cents: 0 },
    { month: '2026-01', cents: 2 },
    { month: '2026-02', cents: 0 },
  ]);
});

test('the months from one to another begin with the latest, across the new year', () => {
  expect(monthsBetween('2025-11', '2026-02')).toEqual(['2026-02', '2026-01', '2025-12', '2025-11']);
  expect(monthsBetween('2026-03', '2026-02')).toEqual(['2026-02']);
});
