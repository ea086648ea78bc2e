import type { ReactNode } from 'react';
import styles from './totals-list.module.css';

/** Rows of labels and amounts. */
export function TotalsList({ children }: { children: ReactNode }) {
  return <dl className={styles.list}>{children}</dl>;
}

export interface TotalsRowProps {
  label: ReactNode;
  /** Formatted with two decimals, or a text such as `Separate`. */
  amount: ReactNode;
  /** A line below, such as a shipping note. */
  note?: ReactNode;
  /** The last row: ruled off and bold. */
  isTotal?: boolean;
  /** In large figures. */
  isLarge?: boolean;
}

export function TotalsRow({ label, amount, note, isTotal = false, isLarge = false }: TotalsRowProps) {
  return (
    <div className={styles.row} data-total={isTotal || undefined} data-large={isLarge || undefined}>
      <dt>{label}</dt>
      <dd className={styles.amount}>{amount}</dd>
      {note && <dd className={styles.note}>{note}</dd>}
    </div>
  );
}
