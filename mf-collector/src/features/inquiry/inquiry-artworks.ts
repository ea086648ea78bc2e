import type { FavoriteRecord, PreviewedArtwork } from '@gallery/contracts';
import { UNTITLED_ARTWORK } from '@gallery/domain';
import type { InquiryArtwork } from './inquiry-form';

type PreviewArtworkRef = Pick<PreviewedArtwork, 'artworkId' | 'title'>;
type SavedArtworkRef = Pick<FavoriteRecord, 'artworkId'> & {
  artwork: Pick<FavoriteRecord['artwork'], 'title'>;
};

/** The works that a collector may ask about, each once: those shown to them first, then those they saved. */
export function listInquiryArtworks(
  saved: readonly SavedArtworkRef[],
  shown: readonly PreviewArtworkRef[],
): InquiryArtwork[] {
  const artworks = [
    ...shown,
    ...saved.map(({ artworkId, artwork }) => ({ artworkId, title: artwork.title })),
  ].map(({ artworkId, title }) => ({ artworkId, title: title || UNTITLED_ARTWORK }));
  return artworks.filter(
    ({ artworkId }, at) => artworks.findIndex((artwork) => artwork.artworkId === artworkId) === at,
  );
}
