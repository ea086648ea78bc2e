import { UNTITLED } from '@gallery/domain';
import type { ArtworkRecord } from '@gallery/contracts';
import { MuseumLabel, Picture } from '@gallery/ui';
import { Link } from 'react-router';
import { AvailabilityWords } from './availability';
import styles from './related-works.module.css';

/** A third of nine columns; on phones the first has the whole width and the others share the next row. */
const SIZES = '(min-width: 112rem) 22.5rem, (min-width: 64rem) 20vw, (min-width: 40rem) 29vw, ';

/** A few works beside the one that is looked at: the bare pictures in a row (S95). */
export function RelatedWorks({ artworks }: { artworks: readonly ArtworkRecord[] }) {
  return (
    <ul className={styles.works}>
      {artworks.map((artwork, position) => (
        <li key={artwork.id}>
          <Link to={`/fine-art/${artwork.slug}`} className={styles.work}>
            <Picture
              picture={artwork.artworkImages[0] ?? artwork.catalogueImages[0] ?? null}
              sizes={`${SIZES}${position === 0 ? '90vw' : '44vw'}`}
            />
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
        </li>
      ))}
    </ul>
  );
}
