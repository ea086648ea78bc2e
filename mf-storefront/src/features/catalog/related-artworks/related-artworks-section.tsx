import type { ArtworkRecord } from '@gallery/contracts';
import { Section } from '@gallery/ui';
import type { ReactNode } from 'react';
import { RelatedArtworks } from './related-artworks';
import { RelatedArtworksSkeleton } from './related-artworks-skeleton';
import { useRelatedArtworks } from './use-related-artworks';

export interface RelatedArtworksSectionProps {
  artwork: ArtworkRecord;
  /** The way to all works; stands alone where nothing hangs beside this one. */
  more: ReactNode;
}

/** The works that hang beside this one. */
export default function RelatedArtworksSection({ artwork, more }: RelatedArtworksSectionProps) {
  const works = useRelatedArtworks(artwork);
  if (works?.length === 0) return more;
  return (
    <Section title="Seen beside it">
      {works ? <RelatedArtworks artworks={works} /> : <RelatedArtworksSkeleton />}
      {more}
    </Section>
  );
}
