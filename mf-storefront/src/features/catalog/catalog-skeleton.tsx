import { ArtworkLabelSkeleton, LoadingState } from '@gallery/ui';
import entry from './catalog-entry.module.css';
import styles from './catalog-skeleton.module.css';

/** Takes the first plate's space while the catalog loads. */
export function CatalogSkeleton() {
  return (
    <div className={entry.work} data-plate>
      <div className={`${entry.plate} ${styles.plate}`} aria-hidden="true" />
      <div className={entry.label}>
        <LoadingState>LOADING FINE ART COLLECTION...</LoadingState>
        <ArtworkLabelSkeleton />
      </div>
    </div>
  );
}
