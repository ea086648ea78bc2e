import type { EventRecord } from '@gallery/contracts';
import { formatTime } from '@gallery/domain';
import { useCurrentTime } from '../../components/current-time';
import { hasBegun } from '../../components/elapsed-percent';
import { ElapsedBar } from '../../components/elapsed-bar';
import { Counter } from '../../components/counter';
import styles from './event-counters.module.css';

export interface EventCountersProps {
  event: EventRecord;
  /** Open pages by the page's own socket; null without one: then the record's count, which is as old as the record. */
  viewers: number | null;
}

/** Viewers, photos, and how much of the event has passed. */
export function EventCounters({ event, viewers }: EventCountersProps) {
  const { viewerCount, photoCount, availableCount, startTime, endTime, timeZone } = event;
  const now = useCurrentTime();
  return (
    <div className={styles.counters}>
      <dl className={styles.figures}>
        <Counter name="Viewers" count={viewers ?? viewerCount} />
        <Counter name="Photographs" count={photoCount} />
        <Counter name="Available" count={availableCount} />
      </dl>
      <ElapsedBar startTime={startTime} endTime={endTime} />
      <p className={styles.times}>
        <span>
          {hasBegun(startTime, now) ? 'Started' : 'Starts'}{' '}
          <time dateTime={startTime}>{formatTime(startTime, timeZone)}</time>
        </span>
        <span>
          Ends <time dateTime={endTime}>{formatTime(endTime, timeZone)}</time>
        </span>
      </p>
    </div>
  );
}
