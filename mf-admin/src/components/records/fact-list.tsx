import type { ReactNode } from 'react';
import styles from './fact-list.module.css';

/** Facts of a record between hairlines, labels left and values right: Collector, Ship to, Total. */
export function FactList({ children }: { children: ReactNode }) {
  return <dl className={styles.list}>{children}</dl>;
}

/** One fact of a list. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}
