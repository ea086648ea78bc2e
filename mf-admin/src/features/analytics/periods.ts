import { formatDay, formatMonth } from '@gallery/domain';
import { daysBetween, daysLater, type Day } from './days';

/** Visits of one day, as the gallery counts them. */
export interface DayOfVisits {
  day: Day;
  visits: number;
  visitors: number;
  partnerVisits: number;
}

/** Visits of one day, week or month of a chart. */
export interface Period {
  /** Its first day. */
  from: Day;
  /** `12 Nov 2026`, `Week from 9 Nov 2026` or `November 2026`. */
  name: string;
  /** The same beneath its bar: `12 Nov`, `Nov`. */
  tick: string;
  visits: number;
  /** Sum of its days: who comes on two days counts twice. */
  visitors: number;
  partnerVisits: number;
}

/** Bars that a chart has room for on a phone. */
const MOST_DAYS = 62;
const MOST_WEEKS = 40;

/**
 * Days as bars: day by day up to two months, in weeks up to nine months, in calendar months beyond. Weeks begin on Mondays,
 * so that the first may be a short one, as the first month may.
 * @param days every day of the range, oldest first
 */
export function periodsOf(days: readonly DayOfVisits[]): Period[] {
  const first = days[0]?.day ?? '';
  const last = days.at(-1)?.day ?? '';
  const count = days.length === 0 ? 0 : daysBetween(first, last);
  if (count <= MOST_DAYS) return sum(days, (day) => day, { name: formatDay, tick: shortDay });
  if (count <= MOST_WEEKS * 7)
    return sum(days, monday, { name: (day) => `Week from ${formatDay(day)}`, tick: shortDay });
  return sum(days, (day) => `${day.slice(0, 7)}-01`, {
    name: formatMonth,
    tick: (day) => formatMonth(day).slice(0, 3),
  });
}

function sum(
  days: readonly DayOfVisits[],
  beginOf: (day: Day) => Day,
  words: { name: (day: Day) => string; tick: (day: Day) => string },
): Period[] {
  const periods = new Map<Day, Period>();
  for (const { day, visits, visitors, partnerVisits } of days) {
    const from = beginOf(day);
    const before = periods.get(from);
    periods.set(from, {
      from,
      name: words.name(from),
      tick: words.tick(from),
      visits: (before?.visits ?? 0) + visits,
      visitors: (before?.visitors ?? 0) + visitors,
      partnerVisits: (before?.partnerVisits ?? 0) + partnerVisits,
    });
  }
  return [...periods.values()];
}

const monday = (day: Day): Day => daysLater(day, -((new Date(day).getUTCDay() + 6) % 7));
const shortDay = (day: Day): string => formatDay(day).replace(/ \d+$/, '');
