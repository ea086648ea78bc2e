import type { ReactNode } from 'react';
import styles from './totals-list.module.css';

/** The rows of a sum, words left and figures right. */
export function TotalsList({ children }: { children: ReactNode }) {
  return <dl className={styles.list}>{children}</dl>;
}

export interface TotalsRowProps {
  label: ReactNode;
  /** Formatted with two decimals, or a word such as `Separate`. */
  amount: ReactNode;
  /** A line beneath, such as what is known about shipping. */
  note?: ReactNode;
  /** The last row: ruled off and strong. */
  isTotal?: boolean;
}

/** One row of a sum. */
export function TotalsRow({ label, amount, note, isTotal = false }: TotalsRowProps) {
  return (
    <div className={styles.row} data-total={isTotal || undefined}>
      <dt>{label}</dt>
      <dd className={styles.amount}>{amount}</dd>
      {note && <dd className={styles.note}>{note}</dd>}
    </div>
  );
}
