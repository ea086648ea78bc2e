import { useId } from 'react';
import styles from './progress-bar.module.css';

export interface ProgressBarProps {
  /** What is running: `Uploading 3 pictures`. */
  label: string;
  /** From 0 to 100; null while it is unknown. */
  percent: number | null;
}

/** A progress bar with its percentage. */
export function ProgressBar({ label, percent }: ProgressBarProps) {
  const id = useId();
  return (
    <div className={styles.progress}>
      <label htmlFor={id}>{label}</label>
      <span aria-hidden="true">{percent === null ? '' : `${Math.round(percent)}%`}</span>
      <progress id={id} className={styles.bar} max={100} value={percent ?? undefined} />
    </div>
  );
}
