import { cents, certificateDate, formatSum } from '@gallery/domain';
import styles from './statement-moves.module.css';

export interface StatementMove {
  /** When, as ISO time. */
  at: string;
  /** What it was: `Refunded to the buyer, CL-7K3M-Q9XD`. */
  words: string;
  /** Dollars, as the account counts them. */
  amount: number;
}

/** What was taken back or paid out: day, words and sum. */
export function StatementMoves({ moves }: { moves: readonly StatementMove[] }) {
  return (
    <ul className={styles.moves}>
      {moves.map(({ at, words, amount }) => (
        <li key={`${at} ${words}`}>
          <time dateTime={at}>{certificateDate(new Date(at))}</time>
          <span>{words}</span>
          <span className={styles.sum}>{formatSum(cents(amount)).replace('-', '−')}</span>
        </li>
      ))}
    </ul>
  );
}
