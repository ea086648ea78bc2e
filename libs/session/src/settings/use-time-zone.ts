import { useGallerySettings } from './gallery-settings.store';

/** The time zone in which the gallery tells its dates: a name of the IANA database. */
export const useTimeZone = (): string => useGallerySettings(({ settings }) => settings.brand.timeZone);
