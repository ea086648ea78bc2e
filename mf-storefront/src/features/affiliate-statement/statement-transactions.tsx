import { toCents, formatCertificateDate, formatMoneyWithCents } from '@gallery/domain';
import styles from './statement-transactions.module.css';

export interface StatementTransaction {
  /** When, as ISO time. */
  at: string;
  /** What it was: `Refunded to the buyer, CL-7K3M-Q9XD`. */
  words: string;
  /** Dollars, as the account counts them. */
  amount: number;
}

/** What was taken back or paid out: day, words and sum. */
export function StatementTransactions({
  transactions: moves,
}: {
  transactions: readonly StatementTransaction[];
}) {
  return (
    <ul className={styles.moves}>
      {moves.map(({ at, words, amount }) => (
        <li key={`${at} ${words}`}>
          <time dateTime={at}>{formatCertificateDate(new Date(at))}</time>
          <span>{words}</span>
          <span className={styles.sum}>{formatMoneyWithCents(toCents(amount)).replace('-', '−')}</span>
        </li>
      ))}
    </ul>
  );
}
