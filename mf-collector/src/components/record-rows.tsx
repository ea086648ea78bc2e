import { Children, type ReactNode } from 'react';
import styles from './record-rows.module.css';

export interface RecordRowsProps {
  children: ReactNode;
}

/** A list of a collector's records: orders, certificates, commission requests. */
export function RecordRows({ children }: RecordRowsProps) {
  return (
    <ul className={styles.rows}>
      {Children.map(children, (row) => (
        <li className={styles.item}>{row}</li>
      ))}
    </ul>
  );
}

export interface RecordRowProps {
  /** Names of grid areas. */
  layout: string | undefined;
  children: ReactNode;
}

/** A record on one line. */
export const RecordRow = ({ layout, children }: RecordRowProps) => (
  <div className={`${styles.row} ${layout}`}>{children}</div>
);

export interface RecordRowTitleProps {
  children: ReactNode;
  /** `h2` where the rows are not in a section or tab. */
  heading?: 'h2' | 'h3';
}

/** The subject of the row, such as an artwork. */
export const RecordRowTitle = ({ children, heading: Heading = 'h3' }: RecordRowTitleProps) => (
  <Heading className={styles.title}>{children}</Heading>
);
