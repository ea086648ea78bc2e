import type { ArtworkRecord } from '@gallery/contracts';
import { UNTITLED_ARTWORK } from '@gallery/domain';
import { ArtworkLabel, Picture, Section } from '@gallery/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { HAS_VIEW_TRANSITIONS, useArtworkTransition } from '../../../use-artwork-transition';
import { ArtworkAvailabilityText } from '../artwork-availability';
import { useRelatedArtworks, type RelatedArtwork } from './use-related-artworks';
import styles from './related-artworks.module.css';

/** A third of nine columns; on phones the first has the whole width and the others share the next row. */
const SIZES = '(min-width: 112rem) 22.5rem, (min-width: 64rem) 20vw, (min-width: 40rem) 29vw, ';

export interface RelatedArtworksProps {
  artwork: ArtworkRecord;
  skeleton: ReactNode;
  /** The link to all artworks; stands alone when nothing is related. */
  more: ReactNode;
}

/** A few artworks related to this one: the bare pictures in a row. */
export default function RelatedArtworks({ artwork, skeleton, more }: RelatedArtworksProps) {
  const artworks = useRelatedArtworks(artwork);
  if (!artworks) return skeleton;
  if (artworks.length === 0) return more;
  return (
    <Section title="Seen beside it">
      <ul className={styles.works}>
        {artworks.map((related, position) => (
          <li key={related.id}>
            <RelatedArtworkLink artwork={related} sizes={`${SIZES}${position === 0 ? '90vw' : '44vw'}`} />
          </li>
        ))}
      </ul>
      {more}
    </Section>
  );
}

function RelatedArtworkLink({ artwork, sizes }: { artwork: RelatedArtwork; sizes: string }) {
  const transition = useArtworkTransition(artwork);
  return (
    <Link to={`/fine-art/${artwork.slug}`} className={styles.work} viewTransition={HAS_VIEW_TRANSITIONS}>
      <div style={transition}>
        <Picture picture={artwork.photograph} sizes={sizes} />
      </div>
      <div className={styles.label}>
        <ArtworkLabel
          title={artwork.title || UNTITLED_ARTWORK}
          heading="h3"
          series={artwork.series}
          year={artwork.year}
          availability={<ArtworkAvailabilityText artwork={artwork} />}
        />
      </div>
    </Link>
  );
}
