import type { ReactNode } from 'react';
import styles from './metric-list.module.css';

export interface MetricListProps {
  figures: readonly {
    label: string;
    value: ReactNode;
    /** The value is text rather than a number: it may wrap, and is smaller. */
    isWords?: boolean;
  }[];
}

/** Four figures at the head of a page. */
export function MetricList({ figures }: MetricListProps) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ label, value, isWords }) => (
        <div key={label} className={styles.figure}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value} data-words={isWords || undefined}>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
