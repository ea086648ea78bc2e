import { formatDateTime } from '@gallery/domain';
import { useGallerySettings } from './gallery-settings.store';

/** Formats times in the gallery's time zone: `Nov 23, 2026, 2:30 PM CST`. */
export function useDateTimeFormat(): (at: string) => string {
  const timeZone = useGallerySettings(({ settings }) => settings.brand.timeZone);
  return (at) => formatDateTime(at, timeZone);
}
