import { RELATED_ARTWORK_COUNT } from '@gallery/domain';
import { ArtworkLabelSkeleton } from '@gallery/ui';
import styles from './related-artworks.module.css';

/** Keeps their place until they are known, so that nothing moves when they come; without scripts they never do. */
export function RelatedArtworksSkeleton() {
  return (
    <div className={styles.works} data-waiting>
      {Array.from({ length: RELATED_ARTWORK_COUNT }, (_, position) => (
        <div key={position}>
          <div className={styles.ground} />
          <ArtworkLabelSkeleton />
        </div>
      ))}
    </div>
  );
}
