import { formatDate, orderStatusLabel, type OrderStatus } from '@gallery/domain';
import { useTimeZone } from '@gallery/session';
import styles from './timeline.module.css';

export interface TimelineProps {
  /** Label for assistive technology: `History of order TF-1048`. */
  label: string;
  events: readonly { status: OrderStatus; at: string; note: string | null }[];
}

/** The history of an order or a commission request by date. */
export function Timeline({ label, events }: TimelineProps) {
  const timeZone = useTimeZone();
  return (
    <ol className={styles.timeline} aria-label={label}>
      {events.map(({ status, at, note }) => (
        <li key={`${at} ${status}`}>
          <time dateTime={at}>{formatDate(at, timeZone)}</time>
          <span>
            {orderStatusLabel(status)}
            {note && <span className={styles.note}>{note}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}
