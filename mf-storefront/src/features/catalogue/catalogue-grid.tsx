import { UNTITLED } from '@gallery/domain';
import { FRAMED_FROM, type ArtworkRecord } from '@gallery/contracts';
import { MuseumLabel, Picture } from '@gallery/ui';
import { Link, useLocation } from 'react-router';
import { Availability } from './availability';
import styles from './catalogue-grid.module.css';
import { cataloguePicture, catalogueSizes, isPlate } from './catalogue-picture';
import { saveScroll } from './scroll-memory';
import { useMinWidth } from './use-min-width';

export interface CatalogueGridProps {
  /** In the order in which they hang; the first one's picture is loaded ahead of everything. */
  artworks: readonly ArtworkRecord[];
}

/** The works on the wall: plates and pairs on desktops, cards on phones (P2, looks: rhythm). */
export function CatalogueGrid({ artworks }: CatalogueGridProps) {
  const isDesktop = useMinWidth(FRAMED_FROM);
  const entry = useLocation().key;
  return (
    <ul className={styles.grid}>
      {artworks.map((artwork, position) => (
        <li key={artwork.id} className={styles.cell}>
          <Link to={`/fine-art/${artwork.slug}`} className={styles.entry} onClick={() => saveScroll(entry)}>
            <div className={styles.plate}>
              <Picture
                key={isDesktop ? 'framed' : 'bare'}
                picture={cataloguePicture(artwork, isDesktop)}
                sizes={catalogueSizes(position)}
                priority={position === 0}
              />
            </div>
            <div className={styles.label}>
              <MuseumLabel
                title={artwork.title || UNTITLED}
                series={artwork.series}
                year={artwork.year}
                medium={artwork.medium}
                availability={<Availability artwork={artwork} />}
                size={isPlate(position) ? 'plate' : 'work'}
                layout="spread"
              />
            </div>
          </Link>
        </li>
      ))}
    </ul>
  );
}
