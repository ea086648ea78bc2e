import { useId, useSyncExternalStore } from 'react';
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
        Elapsed share of the event
      </label>
      <progress id={id} className={styles.bar} max={100} value={elapsedPercent(startTime, endTime, now)} />
    </>
  );
}

/** A bar that grows over hours need not move more often. */
const TICK_INTERVAL_MS = 10_000;

let now = 0;

function subscribe(told: () => void): () => void {
  now = Date.now();
  const timer = setInterval(() => {
    now = Date.now();
    told();
  }, TICK_INTERVAL_MS);
  return () => clearInterval(timer);
}

/** The time in milliseconds, updated every ten seconds; 0 during server rendering. */
const useCurrentTime = (): number =>
  useSyncExternalStore(
    subscribe,
    () => now,
    () => 0,
  );
