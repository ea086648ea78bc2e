import type { PrintRecord } from '@gallery/contracts';
import { DateTime } from '../../components/text/date-time';
import styles from './edition-ledger.module.css';

/** Who has a number, or waits for it, and until when. */
export function PrintHolderCell({ state, holder, until, reason }: PrintRecord) {
  const end = until && <DateTime at={until} shape={state === 'gallery-hold' ? 'day' : 'short'} />;
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
    case 'gallery-hold':
      return (
        <>
          For {holder} until {end}
        </>
      );
    case 'sold-elsewhere':
    case 'void':
      return <span className={styles.quiet}>{reason ?? '–'}</span>;
    case 'sold':
    case 'refunded':
      return holder ?? 'No name is kept';
  }
}
