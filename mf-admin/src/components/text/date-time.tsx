import { formatDateTime, formatDay, formatTime, toLocalTime } from '@gallery/domain';
import { useGallerySettings } from '@gallery/session';

export interface DateTimeProps {
  /** ISO 8601, UTC. */
  at: string;
  /** `day` leaves the time of day out, `short` the year: `Nov 14, 1:58 PM CST`. Default `Nov 14, 2026, 1:58 PM CST`. */
  shape?: 'full' | 'day' | 'short';
  /** Default the gallery's. */
  timeZone?: string;
}

/** A time in the gallery's time zone, wherever it is read. */
export function DateTime({ at, shape = 'full', timeZone }: DateTimeProps) {
  const gallerysTimeZone = useGallerySettings(({ settings }) => settings.brand.timeZone);
  return (
    <time dateTime={at} title={at}>
      {SHAPES[shape](at, timeZone ?? gallerysTimeZone)}
    </time>
  );
}

const dayOf = (at: string, timeZone: string): string => formatDay(toLocalTime(at, timeZone));

const SHAPES: Readonly<Record<'full' | 'day' | 'short', (at: string, timeZone: string) => string>> = {
  full: formatDateTime,
  day: dayOf,
  short: (at, timeZone) => `${dayOf(at, timeZone).replace(/, \d+$/, '')}, ${formatTime(at, timeZone)}`,
};
