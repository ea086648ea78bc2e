import type { EventRecord } from '@gallery/contracts';
import { clockTime } from '../../clock-time';
import { ElapsedBar } from '../../elapsed-bar';
import { Figure } from '../../figure';
import styles from './event-counters.module.css';

export interface EventCountersProps {
  event: EventRecord;
  /** Open pages as the socket tells; null where it does not: then the registered guests count. */
  viewers: number | null;
}

/** How many look on, what there is to see, and how much of the event has passed. */
export function EventCounters({ event, viewers }: EventCountersProps) {
  const { currentParticipants, photoCount, availableCount, startTime, endTime } = event;
  return (
    <div className={styles.counters}>
      <dl className={styles.figures}>
        <Figure name="Viewers" count={viewers ?? currentParticipants} />
        <Figure name="Photographs" count={photoCount} />
        <Figure name="Available" count={availableCount} />
      </dl>
      <ElapsedBar startTime={startTime} endTime={endTime} />
      <p className={styles.times}>
        <span>Began {clockTime(startTime)}</span>
        <span>Ends {clockTime(endTime)}</span>
      </p>
    </div>
  );
}
