import { formatDay } from '@gallery/domain';
import { daysBetween, daysLater, isDay, monthsBefore, type Day } from './days';

/** The days that are looked at, both included, in UTC. */
export interface Range {
  from: Day;
  to: Day;
}

/** What the address says of the range. `last` is a number of days or `year`; days of one's own go before it. */
export const RANGE_FILTERS = { last: '14', from: '', to: '' };
type RangeFilters = Readonly<Record<keyof typeof RANGE_FILTERS, string>>;

/** Windows up to today, the default first. */
const WINDOWS = [
  { last: '14', words: '14 Days', begin: (today: Day) => daysLater(today, -13) },
  { last: '30', words: '30 Days', begin: (today: Day) => daysLater(today, -29) },
  { last: '90', words: '90 Days', begin: (today: Day) => daysLater(today, -89) },
  // Whole months, as the sales of twelve months on the dashboard.
  { last: 'year', words: '12 Months', begin: (today: Day) => monthsBefore(today, 11) },
] as const;

/** The same as words above the page; each puts days of one's own aside. */
export const RANGE_VIEWS = WINDOWS.map(({ last, words }) => ({
  word: `Last ${words.toLowerCase()}`,
  filters: { last, from: '', to: '' },
}));

/** More is not read at once. */
export const MOST_DAYS = 732;

/** What is looked at unless somebody chooses. */
export const usualRange = (today: Day): Range => ({ from: WINDOWS[0].begin(today), to: today });

export type ReadRange = { range: Range } | { faults: { from?: string; to?: string } };

/**
 * The range that the address names, or what is wrong with it. A first day alone reaches to today, a last day alone covers
 * the fourteen up to it.
 */
export function readRange({ last, from, to }: RangeFilters, today: Day): ReadRange {
  if (from === '' && to === '') {
    const { begin } = WINDOWS.find((window) => window.last === last) ?? WINDOWS[0];
    return { range: { from: begin(today), to: today } };
  }
  if (from !== '' && !isDay(from)) return { faults: { from: 'Please give a day, as in 2026-10-01.' } };
  if (to !== '' && !isDay(to)) return { faults: { to: 'Please give a day, as in 2026-10-31.' } };
  const end = to || today;
  const range = { from: from || daysLater(end, -13), to: end };
  const days = daysBetween(range.from, range.to);
  if (days < 1)
    return { faults: { from: to ? 'The first day comes after the last.' : 'This day is still to come.' } };
  if (days > MOST_DAYS) return { faults: { from: 'Please choose two years at most.' } };
  return { range };
}

/** The range as titles say it: `Last 14 Days` where it is one of the windows up to today, else its days. */
export function rangeWords({ from, to }: Range, today: Day): string {
  const known = WINDOWS.find(({ begin }) => to === today && begin(today) === from);
  if (known) return `Last ${known.words}`;
  return from === to ? formatDay(from) : `${formatDay(from)} to ${formatDay(to)}`;
}
