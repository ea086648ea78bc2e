import { UNTITLED } from '@gallery/domain';
import { MuseumLabel, Picture } from '@gallery/ui';
import { Link } from 'react-router';
import { HAS_VIEW_TRANSITIONS, useWorkTransition } from '../../work-transition';
import { AvailabilityWords } from './availability';
import type { RelatedWork } from './related-work';
import styles from './related-works.module.css';

/** A third of nine columns; on phones the first has the whole width and the others share the next row. */
const SIZES = '(min-width: 112rem) 22.5rem, (min-width: 64rem) 20vw, (min-width: 40rem) 29vw, ';

/** A few works beside the one that is looked at: the bare pictures in a row. */
export function RelatedWorks({ artworks }: { artworks: readonly RelatedWork[] }) {
  return (
    <ul className={styles.works}>
      {artworks.map((artwork, position) => (
        <li key={artwork.id}>
          <Work artwork={artwork} sizes={`${SIZES}${position === 0 ? '90vw' : '44vw'}`} />
        </li>
      ))}
    </ul>
  );
}

function Work({ artwork, sizes }: { artwork: RelatedWork; sizes: string }) {
  const transition = useWorkTransition(artwork);
  return (
    <Link to={`/fine-art/${artwork.slug}`} className={styles.work} viewTransition={HAS_VIEW_TRANSITIONS}>
      <div style={transition}>
        <Picture picture={artwork.photograph} sizes={sizes} />
      </div>
      <div className={styles.label}>
        <MuseumLabel
          title={artwork.title || UNTITLED}
          heading="h3"
          series={artwork.series}
          year={artwork.year}
          availability={<AvailabilityWords artwork={artwork} />}
        />
      </div>
    </Link>
  );
}
