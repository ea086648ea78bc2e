import { DATE_RANGE_FILTERS, dateRangeLabel, parseDateRange } from './date-range';

const TODAY = '2026-11-22';
const read = (filters: Partial<typeof DATE_RANGE_FILTERS>) =>
  parseDateRange({ ...DATE_RANGE_FILTERS, ...filters }, TODAY);

it.each([
  [{}, '2026-11-09', 'Last 14 Days'],
  [{ last: '30' }, '2026-10-24', 'Last 30 Days'],
  [{ last: '90' }, '2026-08-25', 'Last 90 Days'],
  [{ last: 'year' }, '2025-12-01', 'Last 12 Months'],
  [{ last: 'constructor' }, '2026-11-09', 'Last 14 Days'],
])('reads the window %j up to today', (filters, from, words) => {
  const range = { from, to: TODAY };
  expect(read(filters)).toEqual({ range });
  expect(dateRangeLabel(range, TODAY)).toBe(words);
});

it.each([
  [
    { from: '2026-10-01', to: '2026-10-31' },
    { from: '2026-10-01', to: '2026-10-31' },
  ],
  [
    { from: '2026-10-01', last: '30' },
    { from: '2026-10-01', to: TODAY },
  ],
  [{ to: '2026-10-31' }, { from: '2026-10-18', to: '2026-10-31' }],
])('takes days of one’s own, and what they leave out: %j', (filters, range) => {
  expect(read(filters)).toEqual({ range });
});

it.each([
  [{ from: '2026-11-02', to: '2026-11-01' }, 'from', 'The first day must come before the last.'],
  [{ from: '2026-12-24' }, 'from', 'Choose a day that is not in the future.'],
  [{ from: '2020-01-01' }, 'from', 'Choose two years or less.'],
  [{ from: '2026-02-30' }, 'from', 'Enter a date, such as 2026-10-01.'],
  [{ to: '<script>' }, 'to', 'Enter a date, such as 2026-10-31.'],
])('says at its field what is wrong with %j', (filters, field, fault) => {
  expect(read(filters)).toEqual({ errors: { [field]: fault } });
});

it('is called by its days where it is no window up to today', () => {
  expect(dateRangeLabel({ from: '2026-10-01', to: '2026-10-14' }, TODAY)).toBe('Oct 1, 2026 to Oct 14, 2026');
  expect(dateRangeLabel({ from: '2026-10-01', to: '2026-10-01' }, TODAY)).toBe('Oct 1, 2026');
});
