import type { FavoriteRecord, PreviewedArtwork } from '@gallery/contracts';
import { UNTITLED } from '@gallery/domain';
import type { InquiryWork } from './inquiry-form';

type Shown = Pick<PreviewedArtwork, 'artworkId' | 'title'>;
type Saved = Pick<FavoriteRecord, 'artworkId'> & { artwork: Pick<FavoriteRecord['artwork'], 'title'> };

/** The works that a collector may ask about, each once: those shown to them first, then those they saved. */
export function inquiryWorks(saved: readonly Saved[], shown: readonly Shown[]): InquiryWork[] {
  const works = [
    ...shown,
    ...saved.map(({ artworkId, artwork }) => ({ artworkId, title: artwork.title })),
  ].map(({ artworkId, title }) => ({ artworkId, title: title || UNTITLED }));
  return works.filter(({ artworkId }, at) => works.findIndex((work) => work.artworkId === artworkId) === at);
}
