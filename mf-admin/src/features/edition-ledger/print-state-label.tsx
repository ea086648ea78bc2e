import type { PrintRecord } from '@gallery/contracts';
import styles from './edition-ledger.module.css';
import { PRINT_STATE_DOTS, PRINT_STATE_LABELS } from './edition-ledger-labels';

/** How a number stands: its dot and the word that carries the meaning. */
export function PrintStateLabel({ state }: Pick<PrintRecord, 'state'>) {
  return (
    <span className={styles.state}>
      <span className={styles.dot} data-dot={PRINT_STATE_DOTS[state]} aria-hidden="true" />
      {PRINT_STATE_LABELS[state]}
    </span>
  );
}
