import { useGallerySettings } from '@gallery/session';
import { useEffect } from 'react';

/** What the tab says before the gallery's name; what it said before comes back with the page that this one covered. */
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
