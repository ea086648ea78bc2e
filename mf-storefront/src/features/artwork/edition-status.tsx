import { EditionLedger } from '@gallery/ui';
import { editionLine, nextNumberLine, remainingLine, type EditionOption } from './edition-choice';
import styles from './purchase-panel.module.css';

/** The ledger of the chosen edition: what is sold, on hold and free, and the number that the next buyer gets. */
export function EditionStatus({ edition }: { edition: EditionOption }) {
  const next = nextNumberLine(edition);
  return (
    <div className={styles.status} aria-live="polite">
      <EditionLedger total={edition.total} sold={edition.sold} held={edition.held}>
        {remainingLine(edition)}
      </EditionLedger>
      <span className={styles.next}>{[editionLine(edition), next].filter(Boolean).join('. ')}</span>
    </div>
  );
}
