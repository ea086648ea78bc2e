import { dayPeriod } from '@gallery/domain';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** From when on a list is filtered: a day begins at midnight of the gallery's time zone, a time says its own. */
export const filterStart = (dayOrTime: string, timeZone: string): Date =>
  DAY.test(dayOrTime) ? dayPeriod(dayOrTime, timeZone).start : new Date(dayOrTime);

/** Until when, exclusive: a day counts whole. */
export const filterEnd = (dayOrTime: string, timeZone: string): Date =>
  DAY.test(dayOrTime) ? dayPeriod(dayOrTime, timeZone).end : new Date(dayOrTime);
