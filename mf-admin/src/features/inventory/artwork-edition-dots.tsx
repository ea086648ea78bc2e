import type { InventoryEdition } from '@gallery/contracts';
import { formatSize } from '@gallery/domain';
import { EditionStock } from '@gallery/ui';
import styles from './inventory.module.css';

/** Dots are drawn for small editions; the hundred of a mini would be a carpet. */
const MAX_DOTS = 12;
const MAX_EDITIONS = 3;

/** The dots of a work's large editions, the dearest first; all of them in words for those who do not see dots. */
export function ArtworkEditionDots({ editions }: { editions: readonly InventoryEdition[] }) {
  const large = editions.filter(({ totalEditions }) => totalEditions <= MAX_DOTS).slice(0, MAX_EDITIONS);
  return (
    <span className={styles.editions}>
      {large.map(({ editionId, size, totalEditions, soldEditions, heldEditions }) => (
        <span key={editionId} title={formatSize(size)}>
          <span className="visually-hidden">{formatSize(size)}: </span>
          <EditionStock total={totalEditions} sold={soldEditions} held={heldEditions} size="dense" />
        </span>
      ))}
    </span>
  );
}
