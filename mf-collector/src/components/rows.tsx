import { Children, type ReactNode } from 'react';
import styles from './rows.module.css';

export interface RowsProps {
  children: ReactNode;
}

/** A list of a collector's records: orders, certificates, commission requests. */
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
  /** Names of grid areas. */
  layout: string | undefined;
  children: ReactNode;
}

/** A record on one line. */
export const Row = ({ layout, children }: RowProps) => (
  <div className={`${styles.row} ${layout}`}>{children}</div>
);

export interface RowTitleProps {
  children: ReactNode;
  /** `h2` where the rows are not in a section or tab. */
  heading?: 'h2' | 'h3';
}

/** The subject of the row, such as an artwork. */
export const RowTitle = ({ children, heading: Heading = 'h3' }: RowTitleProps) => (
  <Heading className={styles.title}>{children}</Heading>
);
