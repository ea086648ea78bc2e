import { formatDay, formatLongDay } from './day-format';
import { clockOf, intlPartsOf, type ClockParts } from './intl-clock';
import { knownPartsOf } from './utc-offsets';

/** Whether the text names a time zone of the IANA database, such as `America/Chicago`. */
export function isTimeZone(text: string): boolean {
  try {
    clockOf(text);
    return true;
  } catch {
    return false;
  }
}

/** The day at the place: `Nov 23, 2026`. Empty without a time. */
export const formatDate = (at: string | Date, timeZone: string): string =>
  isTime(at) ? formatDay(toLocalTime(at, timeZone)) : '';

/** The same in full, as papers have it: `November 23, 2026`. */
export const formatLongDate = (at: string | Date, timeZone: string): string =>
  isTime(at) ? formatLongDay(toLocalTime(at, timeZone)) : '';

/** A time in full, with its place: `Nov 23, 2026, 2:30 PM CST`. Empty if there is none. */
export function formatDateTime(at: string | Date, timeZone: string): string {
  return isTime(at) ? `${formatDay(toLocalTime(at, timeZone))}, ${formatTime(at, timeZone)}` : '';
}

/** A time on a day that the reader knows: `2:30 PM CST`. Empty if there is none. */
export function formatTime(at: string | Date, timeZone: string): string {
  return isTime(at)
    ? `${twelveHours(toLocalTime(at, timeZone))} ${partsOf(at, timeZone)['timeZoneName']}`
    : '';
}

/** From when to when: `Nov 23, 2026, 6:00 PM – 9:00 PM CST`. Both dates when it ends on another day. */
export function formatTimeRange(from: string | Date, to: string | Date, timeZone: string): string {
  if (!isTime(from) || !isTime(to)) return '';
  const [start, end] = [toLocalTime(from, timeZone), toLocalTime(to, timeZone)];
  const isOneDay = start.slice(0, 10) === end.slice(0, 10);
  const until = isOneDay ? formatTime(to, timeZone) : formatDateTime(to, timeZone);
  return `${formatDay(start)}, ${twelveHours(start)} – ${until}`;
}

/** What a clock in the zone shows, as a `datetime-local` field has it: `2026-11-23T14:30`. */
export function toLocalTime(at: string | Date, timeZone: string): string {
  const { year, month, day, hour, minute } = partsOf(at, timeZone);
  return `${year?.padStart(4, '0')}-${month}-${day}T${hour}:${minute}`;
}

/** The day at the place: `2026-11-23`. */
export const toLocalDay = (at: string | Date, timeZone: string): string =>
  toLocalTime(at, timeZone).slice(0, 10);

/** The month at the place: `2026-11`. */
export const toLocalMonth = (at: string | Date, timeZone: string): string =>
  toLocalTime(at, timeZone).slice(0, 7);

/** With the place's offset from UTC, as ISO 8601 has it: `2026-11-23T18:00:00-06:00`. */
export function toOffsetTime(at: string | Date, timeZone: string): string {
  const local = toLocalTime(at, timeZone);
  const seconds = partsOf(at, timeZone)['second'];
  // The local time has no seconds, so the moment is taken without them too.
  const minute = Math.floor(new Date(at).getTime() / 60_000);
  const offsetMin = Date.parse(`${local}Z`) / 60_000 - minute;
  const [sign, size] = offsetMin < 0 ? ['-', -offsetMin] : ['+', offsetMin];
  const offset = [Math.floor(size / 60), size % 60].map((part) => String(part).padStart(2, '0')).join(':');
  return `${local}:${seconds}${sign}${offset}`;
}

/** When a month such as `2026-11` begins at the place, and when the next one does. */
export function monthPeriod(month: string, timeZone: string): { start: Date; end: Date } {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const next = new Date(Date.UTC(year, number)).toISOString().slice(0, 7);
  return {
    start: fromLocalTime(`${month}-01T00:00`, timeZone),
    end: fromLocalTime(`${next}-01T00:00`, timeZone),
  };
}

/** When a day such as `2026-11-23` begins at the place, and when the next one does. */
export function dayPeriod(day: string, timeZone: string): { start: Date; end: Date } {
  const next = new Date(Date.parse(`${day}T00:00Z`) + DAY_MS).toISOString().slice(0, 10);
  return { start: fromLocalTime(`${day}T00:00`, timeZone), end: fromLocalTime(`${next}T00:00`, timeZone) };
}

/** The moment at which a clock in the zone shows this time; an hour that daylight saving skips is the next one. */
export function fromLocalTime(local: string, timeZone: string): Date {
  const shown = Date.parse(`${local}Z`);
  if (Number.isNaN(shown)) return new Date(NaN);
  const offsetAt = (at: number): number => {
    const { year, month, day, hour, minute, second } = partsOf(new Date(at), timeZone);
    return (
      Date.parse(`${year?.padStart(4, '0')}-${month}-${day}T${hour}:${minute}:${second}Z`) -
      Math.floor(at / 1_000) * 1_000
    );
  };
  // The offset may differ between the two moments, when daylight saving time changes.
  return new Date(shown - offsetAt(shown - offsetAt(shown)));
}

const DAY_MS = 24 * 60 * 60_000;

const isTime = (at: string | Date): boolean => !Number.isNaN(new Date(at).getTime());

function partsOf(at: string | Date, timeZone: string): ClockParts {
  const time = new Date(at);
  return knownPartsOf(time, timeZone) ?? intlPartsOf(time, timeZone);
}

function twelveHours(local: string): string {
  const hour = Number(local.slice(11, 13));
  return `${hour % 12 || 12}:${local.slice(14, 16)} ${hour < 12 ? 'AM' : 'PM'}`;
}
