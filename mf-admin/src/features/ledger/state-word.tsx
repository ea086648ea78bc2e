import type { LedgerNumber } from '@gallery/contracts';
import styles from './ledger.module.css';
import { DOT_OF, STATE_WORDS } from './ledger-words';

/** How a number stands: its dot and the word that carries the meaning. */
export function StateWord({ state }: Pick<LedgerNumber, 'state'>) {
  return (
    <span className={styles.state}>
      <span className={styles.dot} data-dot={DOT_OF[state]} aria-hidden="true" />
      {STATE_WORDS[state]}
    </span>
  );
}
