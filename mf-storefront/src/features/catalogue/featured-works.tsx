import { UNTITLED } from '@gallery/domain';
import type { ArtworkRecord } from '@gallery/contracts';
import { MuseumLabel, Picture } from '@gallery/ui';
import { Link } from 'react-router';
import { Availability } from './availability';
import styles from './featured-works.module.css';

/** A few works in a row, the first one's picture ahead of the others. */
export function FeaturedWorks({ artworks }: { artworks: readonly ArtworkRecord[] }) {
  return (
    <ul className={styles.works}>
      {artworks.map((artwork, position) => (
        <li key={artwork.id}>
          <Link to={`/fine-art/${artwork.slug}`} className={styles.work}>
            <Picture
              picture={artwork.artworkImages[0] ?? artwork.catalogueImages[0] ?? null}
              sizes="(min-width: 112rem) 32rem, (min-width: 48rem) 28vw, 90vw"
              priority={position === 0}
            />
            <div className={styles.label}>
              <MuseumLabel
                title={artwork.title || UNTITLED}
                series={artwork.series}
                year={artwork.year}
                availability={<Availability artwork={artwork} />}
              />
            </div>
          </Link>
        </li>
      ))}
    </ul>
  );
}
