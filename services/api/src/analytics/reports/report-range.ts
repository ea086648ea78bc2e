import { AppError } from '../../platform';
import { dayOf, lastDays, dayCount, startOf, type DayRange } from '../day-range';
import { MAX_REPORT_DAYS, type AnalyticsQuery } from './dto/analytics-query.dto';

const DEFAULT_PAYMENT_LINK_DAYS = 14;

/** The days that are meant. @throws AppError `validation_failed` for days that are none, or too many */
export function resolveReportRange({ days, from, to }: AnalyticsQuery, now: Date): DayRange {
  if (from === undefined && to === undefined) return lastDays(days ?? DEFAULT_PAYMENT_LINK_DAYS, now);
  const range = { from: from ?? to ?? '', to: to ?? dayOf(now) };
  if (!isDay(range.from)) throw fieldError('from', 'There is no such day.');
  if (!isDay(range.to)) throw fieldError('to', 'There is no such day.');
  if (range.to < range.from) throw fieldError('to', 'The last day must not be before the first one.');
  if (dayCount(range) > MAX_REPORT_DAYS) throw fieldError('from', `Please keep to ${MAX_REPORT_DAYS} days.`);
  return range;
}

/** February has no 30th: the calendar says the day in other words then, or not at all. */
function isDay(day: string): boolean {
  const start = startOf(day);
  return !Number.isNaN(start.getTime()) && dayOf(start) === day;
}

const fieldError = (field: string, sentence: string): AppError =>
  new AppError('validation_failed', { fields: { [field]: sentence } });
