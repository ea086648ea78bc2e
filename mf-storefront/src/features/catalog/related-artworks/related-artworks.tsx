import { UNTITLED_ARTWORK } from '@gallery/domain';
import { ArtworkLabel, Picture } from '@gallery/ui';
import { Link } from 'react-router';
import { HAS_VIEW_TRANSITIONS, useArtworkTransition } from '../../../use-artwork-transition';
import { ArtworkAvailabilityText } from '../artwork-availability';
import type { RelatedArtwork } from './related-artwork';
import styles from './related-artworks.module.css';

/** A third of nine columns; on phones the first has the whole width and the others share the next row. */
const SIZES = '(min-width: 112rem) 22.5rem, (min-width: 64rem) 20vw, (min-width: 40rem) 29vw, ';

/** A few works beside the one that is looked at: the bare pictures in a row. */
export function RelatedArtworks({ artworks }: { artworks: readonly RelatedArtwork[] }) {
  return (
    <ul className={styles.works}>
      {artworks.map((artwork, position) => (
        <li key={artwork.id}>
          <RelatedArtworkLink artwork={artwork} sizes={`${SIZES}${position === 0 ? '90vw' : '44vw'}`} />
        </li>
      ))}
    </ul>
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
