import type { ReactNode } from 'react';
import styles from './row-list.module.css';

export interface RowListProps {
  /** The rows are about to be replaced. */
  isBusy?: boolean;
  /** `Row`s. */
  children: ReactNode;
}

/** A few things with a hairline beneath each, where a table would be too much. */
export function RowList({ isBusy, children }: RowListProps) {
  return (
    <ul className={styles.rows} aria-busy={isBusy}>
      {children}
    </ul>
  );
}

export interface RowProps {
  /** The sum beneath the rows. */
  isLast?: boolean;
  /** What it is, a note at the right edge, then `RowFacts`. */
  children: ReactNode;
}

/** One row. */
export function Row({ isLast, children }: RowProps) {
  return (
    <li className={styles.row} data-last={isLast || undefined}>
      {children}
    </li>
  );
}

/** Further facts of a row, beneath it. */
export const RowFacts = ({ children }: { children: ReactNode }) => (
  <span className={styles.facts}>{children}</span>
);
