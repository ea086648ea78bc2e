import type { LedgerNumber } from '@gallery/contracts';
import { Moment } from '../../parts/moment';
import styles from './ledger.module.css';

/** Who has a number, or waits for it, and until when. */
export function HolderCell({ state, holder, until, reason }: LedgerNumber) {
  const end = until && <Moment at={until} shape={state === 'aside' ? 'day' : 'short'} />;
  switch (state) {
    case 'available':
      return <span className={styles.quiet}>–</span>;
    case 'held':
      return (
        <>
          {holder ?? 'A buyer'}, checkout until {end}
        </>
      );
    case 'reserved':
      return (
        <>
          {holder ?? 'A collector'}, until {end}
        </>
      );
    case 'aside':
      return (
        <>
          For {holder} until {end}
        </>
      );
    case 'outside':
    case 'void':
      return <span className={styles.quiet}>{reason ?? '–'}</span>;
    case 'sold':
    case 'refunded':
      return holder ?? 'No name is kept';
  }
}
