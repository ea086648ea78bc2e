import { EditionStock } from '@gallery/ui';
import { editionLabel, nextEditionNumberLabel, remainingLabel, type EditionOption } from './edition-options';
import styles from './purchase-panel.module.css';

/** The ledger of the chosen edition: what is sold, on hold and free, and the number that the next buyer gets. */
export function EditionStatus({ edition }: { edition: EditionOption }) {
  const next = nextEditionNumberLabel(edition);
  return (
    <div className={styles.status} aria-live="polite">
      <EditionStock total={edition.total} sold={edition.sold} held={edition.held}>
        {remainingLabel(edition)}
      </EditionStock>
      <span className={styles.next}>{[editionLabel(edition), next].filter(Boolean).join('. ')}</span>
    </div>
  );
}
