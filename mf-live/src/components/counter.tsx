import styles from './counter.module.css';

export interface CounterProps {
  name: string;
  /** Null while it is not known. */
  count: number | null;
}

/** A count over its name, for a `dl`. */
export function Counter({ name, count }: CounterProps) {
  return (
    <div className={styles.figure}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.count}>{count ?? '–'}</dd>
    </div>
  );
}
