import { gallerySettingsQuery } from '@gallery/api-client';
import { useGallerySettings } from '@gallery/session';
import type { QueryClient } from '@tanstack/react-query';

/** Loads the gallery's settings from the API. */
export async function loadGallerySettings(queryClient: QueryClient): Promise<void> {
  useGallerySettings.getState().update(await queryClient.query(gallerySettingsQuery()));
}
