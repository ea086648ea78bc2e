import { formatDay, formatMonth } from '@gallery/domain';
import { dayTick } from '../../components/charts/day-tick';
import { daysBetween, addDays, type UtcDay } from './utc-days';

/** Visits of one day, as the gallery counts them. */
export interface DailyVisits {
  day: UtcDay;
  visits: number;
  visitors: number;
  partnerVisits: number;
}

/** Visits of one day, week or month of a chart. */
export interface VisitPeriod {
  /** Its first day. */
  from: UtcDay;
  /** `Nov 12, 2026`, `Week from Nov 9, 2026` or `November 2026`. */
  name: string;
  /** The same beneath its bar: `Nov 12`, `Nov`. */
  tick: string;
  visits: number;
  /** Sum of its days: someone who comes on two days counts twice. */
  visitors: number;
  partnerVisits: number;
}

/** Bars that a chart has room for on a phone. */
const MAX_DAILY_BARS = 62;
const MAX_WEEKLY_BARS = 40;

/**
 * Days as bars: day by day up to two months, in weeks up to nine months, in calendar months beyond. Weeks begin on
 * Mondays, so that the first may be a short one, as the first month may.
 * @param days every day of the range, oldest first
 */
export function groupByPeriod(days: readonly DailyVisits[]): VisitPeriod[] {
  const first = days[0]?.day ?? '';
  const last = days.at(-1)?.day ?? '';
  const count = days.length === 0 ? 0 : daysBetween(first, last);
  if (count <= MAX_DAILY_BARS) return sumByPeriod(days, (day) => day, { name: formatDay, tick: dayTick });
  if (count <= MAX_WEEKLY_BARS * 7)
    return sumByPeriod(days, mondayOf, { name: (day) => `Week from ${formatDay(day)}`, tick: dayTick });
  return sumByPeriod(days, (day) => `${day.slice(0, 7)}-01`, {
    name: formatMonth,
    tick: (day) => formatMonth(day).slice(0, 3),
  });
}

function sumByPeriod(
  days: readonly DailyVisits[],
  beginOf: (day: UtcDay) => UtcDay,
  words: { name: (day: UtcDay) => string; tick: (day: UtcDay) => string },
): VisitPeriod[] {
  const periods = new Map<UtcDay, VisitPeriod>();
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

const mondayOf = (day: UtcDay): UtcDay => addDays(day, -((new Date(day).getUTCDay() + 6) % 7));
