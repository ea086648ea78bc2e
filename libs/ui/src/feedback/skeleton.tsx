import styles from './skeleton.module.css';

export interface SkeletonProps {
  /** Width of the bar, any CSS length. */
  width?: string;
  /** Height of the bar; the default is a line of small text. */
  height?: string;
}

/** A bar where text will be. Hidden from assistive technology: the state around it is announced. */
export function Skeleton({ width = '100%', height = '0.75rem' }: SkeletonProps) {
  return <span className={styles.bar} style={{ width, height }} aria-hidden="true" />;
}

/** The two bars of a loading artwork label. */
export function ArtworkLabelSkeleton() {
  return (
    <span className={styles.label} aria-hidden="true">
      <Skeleton width="70%" />
      <Skeleton width="45%" />
    </span>
  );
}
