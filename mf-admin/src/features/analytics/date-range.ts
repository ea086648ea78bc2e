import { formatDay } from '@gallery/domain';
import { useState } from 'react';
import { daysBetween, addDays, isUtcDay, firstDayOfMonthsBefore, type UtcDay, toUtcDay } from './utc-days';

/** The days that are looked at, both included, in UTC. */
export interface DateRange {
  from: UtcDay;
  to: UtcDay;
}

/** What the address says of the range. `last` is a number of days or `year`; custom days take precedence. */
export const DATE_RANGE_FILTERS = { last: '14', from: '', to: '' };
type DateRangeFilters = Readonly<Record<keyof typeof DATE_RANGE_FILTERS, string>>;

/** Windows up to today, the default first. */
const PRESETS = [
  { last: '14', words: '14 Days', begin: (today: UtcDay) => addDays(today, -13) },
  { last: '30', words: '30 Days', begin: (today: UtcDay) => addDays(today, -29) },
  { last: '90', words: '90 Days', begin: (today: UtcDay) => addDays(today, -89) },
  // Whole months, as the sales of twelve months on the dashboard.
  { last: 'year', words: '12 Months', begin: (today: UtcDay) => firstDayOfMonthsBefore(today, 11) },
] as const;

/** The same as words above the page; each replaces custom days. */
export const DATE_RANGE_VIEWS = PRESETS.map(({ last, words }) => ({
  label: `Last ${words.toLowerCase()}`,
  filters: { last, from: '', to: '' },
}));

/** The longest range that is read at once. */
const MAX_RANGE_DAYS = 732;

/** What is looked at unless someone chooses. */
export const defaultDateRange = (today: UtcDay): DateRange => ({ from: PRESETS[0].begin(today), to: today });

type ParsedDateRange = { range: DateRange } | { errors: { from?: string; to?: string } };

/**
 * The range that the address names, or what is wrong with it. A first day alone reaches to today, a last day alone
 * covers the fourteen up to it.
 */
export function parseDateRange({ last, from, to }: DateRangeFilters, today: UtcDay): ParsedDateRange {
  if (from === '' && to === '') {
    const { begin } = PRESETS.find((window) => window.last === last) ?? PRESETS[0];
    return { range: { from: begin(today), to: today } };
  }
  if (from !== '' && !isUtcDay(from)) return { errors: { from: 'Enter a date, such as 2026-10-01.' } };
  if (to !== '' && !isUtcDay(to)) return { errors: { to: 'Enter a date, such as 2026-10-31.' } };
  const end = to || today;
  const range = { from: from || addDays(end, -13), to: end };
  const days = daysBetween(range.from, range.to);
  if (days < 1)
    return {
      errors: {
        from: to ? 'The first day must come before the last.' : 'Choose a day that is not in the future.',
      },
    };
  if (days > MAX_RANGE_DAYS) return { errors: { from: 'Choose two years or less.' } };
  return { range };
}

/** The range as titles say it: `Last 14 Days` where it is one of the windows up to today, else its days. */
export function dateRangeLabel({ from, to }: DateRange, today: UtcDay): string {
  const known = PRESETS.find(({ begin }) => to === today && begin(today) === from);
  if (known) return `Last ${known.words}`;
  return from === to ? formatDay(from) : `${formatDay(from)} to ${formatDay(to)}`;
}

/** The day on which the page was opened, in UTC. */
export function useToday(): UtcDay {
  const [today] = useState(() => toUtcDay(Date.now()));
  return today;
}
