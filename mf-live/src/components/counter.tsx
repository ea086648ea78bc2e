import styles from './counter.module.css';

export interface CounterProps {
  name: string;
  /** Null while unknown. */
  count: number | null;
}

/** A number with its label, for a `dl`. */
export function Counter({ name, count }: CounterProps) {
  return (
    <div className={styles.figure}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.count}>{count ?? '–'}</dd>
    </div>
  );
}
