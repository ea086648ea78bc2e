/** A day as addresses and answers write it: `2026-11-22`, UTC. */
export type UtcDay = string;

const DAY_MS = 86_400_000;

/** @param moment milliseconds */
export const toUtcDay = (moment: number): UtcDay => new Date(moment).toISOString().slice(0, 10);

/** Whether it is a day of the calendar: `2026-02-30` is not. */
export function isUtcDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const moment = Date.parse(text);
  return !Number.isNaN(moment) && toUtcDay(moment) === text;
}

/** The day that many days later; earlier when negative. */
export const addDays = (day: UtcDay, days: number): UtcDay => toUtcDay(Date.parse(day) + days * DAY_MS);

/** Days from the first to the last, both counted. */
export const daysBetween = (from: UtcDay, to: UtcDay): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;

/** The first day of the month that many months before the day's own. */
export function firstDayOfMonthsBefore(day: UtcDay, months: number): UtcDay {
  const date = new Date(day);
  return toUtcDay(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - months, 1));
}
