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
  const works = [
    ...shown,
    ...saved.map(({ artworkId, artwork }) => ({ artworkId, title: artwork.title })),
  ].map(({ artworkId, title }) => ({ artworkId, title: title || UNTITLED_ARTWORK }));
  return works.filter(({ artworkId }, at) => works.findIndex((work) => work.artworkId === artworkId) === at);
}
