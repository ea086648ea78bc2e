import { useGallerySettings } from '@gallery/session';
import { useEffect } from 'react';

/** What the tab says before the gallery's name. */
export function usePageTitle(title: string): void {
  const gallery = useGallerySettings(({ settings }) => settings.brand.name);
  useEffect(() => {
    document.title = `${title} – ${gallery}`;
  }, [title, gallery]);
}
