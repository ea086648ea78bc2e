import { formatDate } from '@gallery/domain';
import { useTimeZone } from '@gallery/session';
import { formatDollars } from './statement-labels';
import styles from './statement-transactions.module.css';

interface StatementTransaction {
  /** ISO time. */
  at: string;
  /** Description: `Refunded to the buyer, CL-7K3M-Q9XD`. */
  words: string;
  /** Dollars. */
  amount: number;
}

/** Reversals or payouts: date, description and amount. */
export function StatementTransactions({ transactions }: { transactions: readonly StatementTransaction[] }) {
  const timeZone = useTimeZone();
  return (
    <ul className={styles.transactions}>
      {transactions.map(({ at, words, amount }) => (
        <li key={`${at} ${words}`}>
          <time dateTime={at}>{formatDate(at, timeZone)}</time>
          <span>{words}</span>
          <span className={styles.amount}>{formatDollars(amount)}</span>
        </li>
      ))}
    </ul>
  );
}
