import { privatePreviewArtworksQuery } from '@gallery/api-client';
import type { Picture } from '@gallery/contracts';
import { useCollectorSession, type CartItem } from '@gallery/session';
import { useQuery } from '@tanstack/react-query';

/**
 * Pictures by artwork of reserved prints, as the private preview shows them to the signed-in collector. The catalog
 * does not know these works.
 */
export function usePreviewedPictures(items: readonly CartItem[]): ReadonlyMap<string, Picture> {
  const isSignedIn = useCollectorSession(({ sessionId }) => sessionId !== null);
  const { data } = useQuery({
    ...privatePreviewArtworksQuery(),
    enabled: isSignedIn && items.some(({ reservedUntil }) => reservedUntil !== undefined),
  });
  return new Map(
    data?.artworks.flatMap(({ artworkId, picture }) => (picture ? [[artworkId, picture] as const] : [])),
  );
}
