import type { ReactNode } from 'react';
import styles from './field-grid.module.css';

export interface FieldGridProps {
  /** How many columns where there is room; always one on phones. */
  columns?: 2 | 3 | 4;
  /** Fields; one that is wrapped in `FullWidth` takes the row. */
  children: ReactNode;
}

/** The fields of a form side by side, their labels and boxes on one line each. */
export function FieldGrid({ columns = 2, children }: FieldGridProps) {
  return (
    <div className={styles.grid} data-columns={columns}>
      {children}
    </div>
  );
}

/** As wide as the whole form: a description, a notice, checkboxes one below the other. */
export function FullWidth({ children }: { children: ReactNode }) {
  return <div className={styles.wholeRow}>{children}</div>;
}
