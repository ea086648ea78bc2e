import type { SignedAffiliateStatement } from '@gallery/contracts';
import { formatDate, formatSize } from '@gallery/domain';
import { useTimeZone } from '@gallery/session';
import { formatDollars, LINE_STATE_LABELS } from './statement-labels';
import styles from './statement-lines.module.css';

export interface StatementLinesProps {
  lines: SignedAffiliateStatement['lines'];
  /** Codes of lines whose commission is wrong. */
  invalidCodes: readonly string[];
}

/** Every sale of the month with all deductions. Without buyers and orders. */
export function StatementLines({ lines, invalidCodes: invalid }: StatementLinesProps) {
  if (lines.length === 0) return <p className={styles.none}>No sales came through your link this month.</p>;
  return (
    <div className={styles.frame}>
      <table className={styles.lines}>
        <thead>
          <tr>
            <th scope="col">Print</th>
            {COLUMNS.map(({ head }) => (
              <th key={head} scope="col" className={styles.figure}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <StatementLineRow key={line.code} line={line} isFaulty={invalid.includes(line.code)} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

type StatementLineRow = SignedAffiliateStatement['lines'][number];

/** The columns, from the price to the affiliate's share. */
const COLUMNS: readonly { head: string; of: (line: StatementLineRow) => string; isTotal?: true }[] = [
  { head: 'Price', of: ({ price }) => formatDollars(price) },
  { head: 'Production', of: ({ production }) => formatDollars(-production) },
  { head: 'Shipping', of: ({ shipping }) => formatDollars(-shipping) },
  { head: 'Payment fee', of: ({ paymentFee }) => formatDollars(-paymentFee) },
  { head: 'Net profit', of: ({ net }) => formatDollars(net) },
  { head: 'Rate', of: ({ rate }) => `${Number(rate)}%` },
  { head: 'Commission', of: ({ commission }) => formatDollars(commission), isTotal: true },
];

function StatementLineRow({ line, isFaulty: isInvalid }: { line: StatementLineRow; isFaulty: boolean }) {
  const { code, at, state, title, size, quantity } = line;
  const timeZone = useTimeZone();
  return (
    <tr>
      <th scope="row" className={styles.print}>
        <span className={styles.title}>{title}</span>
        <span className={styles.fact}>
          {formatSize(size)}
          {quantity > 1 && `, ${quantity} prints`}
        </span>
        <span className={styles.fact}>
          <time dateTime={at}>{formatDate(at, timeZone)}</time>, {code}
        </span>
        <span className={isInvalid ? styles.fault : styles.state}>
          {isInvalid ? 'Figures do not match' : LINE_STATE_LABELS[state]}
        </span>
      </th>
      {COLUMNS.map(({ head, of, isTotal }) => (
        <td key={head} data-head={head} className={isTotal ? styles.total : styles.figure}>
          {of(line)}
        </td>
      ))}
    </tr>
  );
}
