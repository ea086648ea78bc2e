import type { QueryClient } from '@tanstack/react-query';

/** Artworks whose prints a component shows. */
export interface ArtworkWatch {
  /** `all` for every public artwork. */
  artworkIds: readonly string[] | 'all';
  /** Screen readers hear of changes. */
  isAnnounced: boolean;
  queryClient: QueryClient;
}
