import { fieldError } from '../../platform';
import { dayOf, lastDays, dayCount, startOf, type DayRange } from '../daily-totals';
import { DEFAULT_REPORT_DAYS, MAX_REPORT_DAYS } from '../analytics-policy';
import type { AnalyticsQuery } from './dto/analytics-reports.dto';

/** @throws AppError `validation_failed` for an invalid day or too many days */
export function resolveReportRange({ days, from, to }: AnalyticsQuery, now: Date): DayRange {
  if (from === undefined && to === undefined) return lastDays(days ?? DEFAULT_REPORT_DAYS, now);
  const range = { from: from ?? to ?? '', to: to ?? dayOf(now) };
  if (!isDay(range.from)) throw fieldError('from', 'This day does not exist.');
  if (!isDay(range.to)) throw fieldError('to', 'This day does not exist.');
  if (range.to < range.from) throw fieldError('to', 'The last day must not be before the first one.');
  if (dayCount(range) > MAX_REPORT_DAYS)
    throw fieldError('from', `Please choose ${MAX_REPORT_DAYS} days or fewer.`);
  return range;
}

/** `Date` turns February 30 into a day of March. */
function isDay(day: string): boolean {
  const start = startOf(day);
  return !Number.isNaN(start.getTime()) && dayOf(start) === day;
}
