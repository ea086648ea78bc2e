import { useEffect } from 'react';
import { useGallerySettings } from './gallery-settings.store';

/** Sets the title of the tab, followed by the gallery's name. */
export function usePageTitle(title: string): void {
  const gallery = useGallerySettings(({ settings }) => settings.brand.name);
  useEffect(() => {
    document.title = `${title} – ${gallery}`;
  }, [title, gallery]);
}
