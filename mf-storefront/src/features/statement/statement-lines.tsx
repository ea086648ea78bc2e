import type { SignedStatement } from '@gallery/contracts';
import { cents, certificateDate, formatSize, formatSum } from '@gallery/domain';
import { STATE_WORDS } from './statement-words';
import styles from './statement-lines.module.css';

export interface StatementLinesProps {
  lines: SignedStatement['lines'];
  /** Codes of lines whose commission does not follow from their figures. */
  faulty: readonly string[];
}

/** Every sale of the month, with all that was taken off its price. Without buyers and orders. */
export function StatementLines({ lines, faulty }: StatementLinesProps) {
  if (lines.length === 0) return <p className={styles.none}>No sale of this month came by your link.</p>;
  return (
    <div className={styles.frame}>
      <table className={styles.lines}>
        <thead>
          <tr>
            <th scope="col">Print</th>
            {FIGURES.map(({ head }) => (
              <th key={head} scope="col" className={styles.figure}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <Line key={line.code} line={line} isFaulty={faulty.includes(line.code)} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

type Line = SignedStatement['lines'][number];

/** The columns, from the price to what is left for the partner. */
const FIGURES: readonly { head: string; of: (line: Line) => string; isTotal?: true }[] = [
  { head: 'Price', of: ({ price }) => sum(price) },
  { head: 'Production', of: ({ production }) => sum(-production) },
  { head: 'Shipping', of: ({ shipping }) => sum(-shipping) },
  { head: 'Payment fee', of: ({ paymentFee }) => sum(-paymentFee) },
  { head: 'Net profit', of: ({ net }) => sum(net) },
  { head: 'Rate', of: ({ rate }) => `${Number(rate)}%` },
  { head: 'Commission', of: ({ commission }) => sum(commission), isTotal: true },
];

function Line({ line, isFaulty }: { line: Line; isFaulty: boolean }) {
  const { code, at, state, title, size, quantity } = line;
  return (
    <tr>
      <th scope="row" className={styles.print}>
        <span className={styles.title}>{title}</span>
        <span className={styles.fact}>
          {formatSize(size)}
          {quantity > 1 && `, ${quantity} prints`}
        </span>
        <span className={styles.fact}>
          <time dateTime={at}>{certificateDate(new Date(at))}</time>, {code}
        </span>
        <span className={isFaulty ? styles.fault : styles.state}>
          {isFaulty ? 'Does not follow from its figures' : STATE_WORDS[state]}
        </span>
      </th>
      {FIGURES.map(({ head, of, isTotal }) => (
        <td key={head} data-head={head} className={isTotal ? styles.total : styles.figure}>
          {of(line)}
        </td>
      ))}
    </tr>
  );
}

const sum = (amount: number): string => formatSum(cents(amount)).replace('-', '−');
