import { useGallerySettings } from '@gallery/session';
import { useEffect } from 'react';

/** The browser tab's title before the gallery's name; the previous one comes back when the page closes. */
export function usePageTitle(title: string): void {
  const gallery = useGallerySettings(({ settings }) => settings.brand.name);
  useEffect(() => {
    const before = document.title;
    const own = `${title} – ${gallery}`;
    document.title = own;
    return () => {
      if (document.title === own) document.title = before;
    };
  }, [title, gallery]);
}
