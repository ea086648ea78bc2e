import { formatDateTime } from '@gallery/domain';
import { useTimeZone } from './use-time-zone';

/** Formats times in the gallery's time zone: `Nov 23, 2026, 2:30 PM CST`. */
export function useDateTimeFormat(): (at: string) => string {
  const timeZone = useTimeZone();
  return (at) => formatDateTime(at, timeZone);
}
