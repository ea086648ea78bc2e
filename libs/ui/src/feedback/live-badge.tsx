import styles from './live-badge.module.css';

/** The red dot and its label. The dot pulses unless reduced motion is preferred. */
export function LiveBadge({ children = 'Live' }: { children?: string }) {
  return (
    <span className={styles.live}>
      <span className={styles.dot} aria-hidden="true" />
      {children}
    </span>
  );
}
