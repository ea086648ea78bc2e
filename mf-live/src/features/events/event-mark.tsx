import type { EventRecord } from '@gallery/contracts';
import { LiveMark, StatusBadge } from '@gallery/ui';
import styles from './event-mark.module.css';

/** Where an event stands, as a badge, and whom it is for. */
export function EventMark({ status, isVipOnly }: Pick<EventRecord, 'status' | 'isVipOnly'>) {
  return (
    <p className={styles.marks}>
      {status === 'live' && (
        <>
          <LiveMark />
          <span>Live Updates</span>
        </>
      )}
      {status === 'scheduled' && <span>Scheduled</span>}
      {status === 'completed' && <StatusBadge colour="completed">Completed</StatusBadge>}
      {status === 'cancelled' && <StatusBadge colour="cancelled">Cancelled</StatusBadge>}
      {isVipOnly && <StatusBadge colour="tier-1">VIP</StatusBadge>}
    </p>
  );
}
