/** A day as addresses and answers write it: `2026-11-22`, UTC. */
export type Day = string;

const DAY_MS = 86_400_000;

/** @param moment milliseconds */
export const dayOf = (moment: number): Day => new Date(moment).toISOString().slice(0, 10);

/** Whether it is a day of the calendar: `2026-02-30` is none. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const moment = Date.parse(text);
  return !Number.isNaN(moment) && dayOf(moment) === text;
}

/** The day that many days later; earlier when negative. */
export const daysLater = (day: Day, days: number): Day => dayOf(Date.parse(day) + days * DAY_MS);

/** Days from the first to the last, both counted. */
export const daysBetween = (from: Day, to: Day): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;

/** The first day of the month that many months before the day's own. */
export function monthsBefore(day: Day, months: number): Day {
  const date = new Date(day);
  return dayOf(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - months, 1));
}
