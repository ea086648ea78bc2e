import { gallerySettingsQuery } from '@gallery/api-client';
import { useGallerySettings } from '@gallery/session';
import type { QueryClient } from '@tanstack/react-query';

/** Asks the API how the gallery sells and signs. */
export async function learnSettings(queryClient: QueryClient): Promise<void> {
  useGallerySettings.getState().learn(await queryClient.query(gallerySettingsQuery()));
}
