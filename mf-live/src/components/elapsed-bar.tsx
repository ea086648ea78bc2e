import { useId } from 'react';
import { useCurrentTime } from './current-time';
import { elapsedPercent } from './elapsed-percent';
import styles from './elapsed-bar.module.css';

export interface ElapsedBarProps {
  /** ISO times in UTC. */
  startTime: string;
  endTime: string;
}

/** How much of an event has passed. */
export function ElapsedBar({ startTime, endTime }: ElapsedBarProps) {
  const id = useId();
  const now = useCurrentTime();
  return (
    <>
      <label className="visually-hidden" htmlFor={id}>
        Event progress
      </label>
      <progress id={id} className={styles.bar} max={100} value={elapsedPercent(startTime, endTime, now)} />
    </>
  );
}
