import { gallerySettingsQuery } from '@gallery/api-client';
import { useGallerySettings } from '@gallery/session';
import type { QueryClient } from '@tanstack/react-query';

/** Asks the API how the gallery sells and signs. */
export async function loadGallerySettings(queryClient: QueryClient): Promise<void> {
  useGallerySettings.getState().update(await queryClient.query(gallerySettingsQuery()));
}
