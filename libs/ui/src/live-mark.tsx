import styles from './live-mark.module.css';

/** The red dot and its word: something is happening now. The dot pulses in opacity, for those who want motion. */
export function LiveMark({ children = 'Live' }: { children?: string }) {
  return (
    <span className={styles.live}>
      <span className={styles.dot} aria-hidden="true" />
      {children}
    </span>
  );
}
