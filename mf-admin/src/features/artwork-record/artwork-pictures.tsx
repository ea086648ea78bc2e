import type { InventoryRecord } from '@gallery/contracts';
import { Picture } from '@gallery/ui';
import styles from './artwork-record.module.css';

/** Every picture of a work, the photograph itself first. */
export function ArtworkPictures({ work }: { work: InventoryRecord }) {
  return (
    <ul className={styles.pictures} aria-label="Pictures">
      {work.artworkImages.map((picture) => (
        <li key={`artwork ${picture.id}`} className={styles.picture}>
          <Picture picture={picture} sizes="12rem" />
        </li>
      ))}
      {work.catalogueImages.map((picture) => (
        <li key={`catalogue ${picture.id}`} className={styles.picture}>
          <Picture picture={picture} sizes="12rem" />
        </li>
      ))}
    </ul>
  );
}
