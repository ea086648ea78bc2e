import { formatDate, formatDateTime, formatTime } from '@gallery/domain';
import { useTimeZone } from '@gallery/session';

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
  const gallerysTimeZone = useTimeZone();
  const shownZone = timeZone ?? gallerysTimeZone;
  return (
    <time dateTime={at} title={formatDateTime(at, shownZone)}>
      {SHAPES[shape](at, shownZone)}
    </time>
  );
}

const SHAPES: Readonly<Record<'full' | 'day' | 'short', (at: string, timeZone: string) => string>> = {
  full: formatDateTime,
  day: formatDate,
  short: (at, timeZone) => `${formatDate(at, timeZone).replace(/, \d+$/, '')}, ${formatTime(at, timeZone)}`,
};
