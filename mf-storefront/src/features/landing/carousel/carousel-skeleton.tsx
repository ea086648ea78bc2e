import { ArtworkLabelSkeleton } from '@gallery/ui';
import styles from './artwork-carousel.module.css';

/** Takes the carousel's space while the artworks load. */
export function CarouselSkeleton() {
  return (
    <div className={styles.carousel}>
      <div className={styles.stage} data-waiting />
      <div className={styles.label}>
        <output className="visually-hidden">Loading artworks...</output>
        <ArtworkLabelSkeleton />
      </div>
    </div>
  );
}
