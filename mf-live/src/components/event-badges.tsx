import type { EventRecord } from '@gallery/contracts';
import { LiveBadge, StatusBadge } from '@gallery/ui';
import styles from './event-badges.module.css';

/** Badges of an event's status and audience: quiet ones, only what is live or cancelled has a color. */
export function EventBadges({ status, isVipOnly }: Pick<EventRecord, 'status' | 'isVipOnly'>) {
  return (
    <p className={styles.marks}>
      {status === 'live' && (
        <>
          <LiveBadge />
          <span>Live Updates</span>
        </>
      )}
      {status === 'scheduled' && <span>Scheduled</span>}
      {status === 'completed' && <StatusBadge color="inactive">Completed</StatusBadge>}
      {status === 'cancelled' && <StatusBadge color="cancelled">Cancelled</StatusBadge>}
      {isVipOnly && <StatusBadge color="inactive">VIP</StatusBadge>}
    </p>
  );
}
