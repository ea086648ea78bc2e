import styles from './figure.module.css';

export interface FigureProps {
  name: string;
  /** Null while it is not known. */
  count: number | null;
}

/** A count over its name, for a `dl`. */
export function Figure({ name, count }: FigureProps) {
  return (
    <div className={styles.figure}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.count}>{count ?? '–'}</dd>
    </div>
  );
}
