import type { ArtworkRecord } from '@gallery/contracts';
import { Section } from '@gallery/ui';
import type { ReactNode } from 'react';
import { RelatedWorks } from './related-works';
import { RelatedWorksWaiting } from './related-works-waiting';
import { useRelatedWorks } from './use-related-works';

export interface SeenBesideProps {
  artwork: ArtworkRecord;
  /** The way to all works; stands alone where nothing hangs beside this one. */
  more: ReactNode;
}

/** The works that hang beside this one. */
export default function SeenBeside({ artwork, more }: SeenBesideProps) {
  const works = useRelatedWorks(artwork);
  if (works?.length === 0) return more;
  return (
    <Section title="Seen beside it">
      {works ? <RelatedWorks artworks={works} /> : <RelatedWorksWaiting />}
      {more}
    </Section>
  );
}
