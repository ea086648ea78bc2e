import { ArtworkLabelSkeleton } from '@gallery/ui';
import styles from './artwork-carousel.module.css';

/** The carousel's place while the works are on their way, so that nothing moves when they come. */
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
