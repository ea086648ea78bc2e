import type { EventRecord } from '@gallery/contracts';
import { useId } from 'react';
import { clockTime } from '../../clock-time';
import { elapsedShare } from '../../elapsed-share';
import { useTime } from '../../use-time';
import styles from './event-counters.module.css';

export interface EventCountersProps {
  event: EventRecord;
  /** Open pages as the socket tells; null where it does not: then the registered guests count (G69). */
  viewers: number | null;
}

/** How many look on, what there is to see, and how much of the event has passed (L8, L9). */
export function EventCounters({ event, viewers }: EventCountersProps) {
  const { currentParticipants, photoCount, availableCount, startTime, endTime } = event;
  const id = useId();
  const now = useTime();
  return (
    <div className={styles.counters}>
      <dl className={styles.figures}>
        <Figure name="Viewers" count={viewers ?? currentParticipants} />
        <Figure name="Photographs" count={photoCount} />
        <Figure name="Available" count={availableCount} />
      </dl>
      <label className="visually-hidden" htmlFor={id}>
        Elapsed share of the event
      </label>
      <progress id={id} className={styles.bar} max={100} value={elapsedShare(startTime, endTime, now)} />
      <p className={styles.times}>
        <span>Began {clockTime(startTime)}</span>
        <span>Ends {clockTime(endTime)}</span>
      </p>
    </div>
  );
}

function Figure({ name, count }: { name: string; count: number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{count}</dd>
    </div>
  );
}
