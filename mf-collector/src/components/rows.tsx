import { Children, type ReactNode } from 'react';
import styles from './rows.module.css';

export interface RowsProps {
  /** One for each thing, with its key. */
  children: ReactNode;
}

/** What a collector has, line by line: orders, certificates, commissions. */
export function Rows({ children }: RowsProps) {
  return (
    <ul className={styles.rows}>
      {Children.map(children, (row) => (
        <li className={styles.item}>{row}</li>
      ))}
    </ul>
  );
}

export interface RowProps {
  /** Where its parts stand, by the names of grid areas. */
  layout: string | undefined;
  children: ReactNode;
}

/** One of them on one line. */
export const Row = ({ layout, children }: RowProps) => (
  <div className={`${styles.row} ${layout}`}>{children}</div>
);

/** What the line is about: a work, or what is to be made. */
export const RowTitle = ({ children }: { children: ReactNode }) => (
  <h3 className={styles.title}>{children}</h3>
);
