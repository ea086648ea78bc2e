import { addDays } from './utc-days';
import { groupByPeriod } from './visit-periods';

const daysFrom = (first: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({
    day: addDays(first, index),
    visits: 3,
    visitors: 2,
    partnerVisits: 1,
  }));

it('shows two weeks day by day', () => {
  const periods = groupByPeriod(daysFrom('2026-11-09', 14));
  expect(periods).toHaveLength(14);
  expect(periods[0]).toEqual({
    from: '2026-11-09',
    name: 'Nov 9, 2026',
    tick: 'Nov 9',
    visits: 3,
    visitors: 2,
    partnerVisits: 1,
  });
});

it('shows a quarter in weeks that begin on Mondays, the first one short', () => {
  const periods = groupByPeriod(daysFrom('2026-08-25', 90));
  expect(periods.map(({ from }) => from).slice(0, 2)).toEqual(['2026-08-24', '2026-08-31']);
  expect(periods.map(({ visits }) => visits).slice(0, 2)).toEqual([6 * 3, 7 * 3]);
  expect(periods[1]?.name).toBe('Week from Aug 31, 2026');
});

it('shows a year in months', () => {
  const periods = groupByPeriod(daysFrom('2025-12-01', 357));
  expect(periods).toHaveLength(12);
  expect(periods[0]).toMatchObject({ name: 'December 2025', tick: 'Dec', visits: 31 * 3, visitors: 62 });
});

it('loses no visit between them', () => {
  for (const count of [0, 1, 62, 63, 280, 281, 732]) {
    const all = groupByPeriod(daysFrom('2025-01-01', count)).reduce(
      (visits, period) => visits + period.visits,
      0,
    );
    expect(all).toBe(count * 3);
  }
});
