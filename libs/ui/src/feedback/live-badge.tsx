import styles from './live-badge.module.css';

/** The red dot and its word: something is happening now. The dot pulses in opacity, for those who want motion. */
export function LiveBadge({ children = 'Live' }: { children?: string }) {
  return (
    <span className={styles.live}>
      <span className={styles.dot} aria-hidden="true" />
      {children}
    </span>
  );
}
