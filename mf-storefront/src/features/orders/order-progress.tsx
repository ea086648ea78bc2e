import type { OrderMilestone } from '@gallery/contracts';
import { formatDate, orderStatusLabel } from '@gallery/domain';
import styles from './order-progress.module.css';

/** An order's steps, oldest first, with what the gallery says about each. */
export function OrderProgress({ events }: { events: readonly OrderMilestone[] }) {
  return (
    <ol className={styles.steps}>
      {events.map(({ status, at, note }) => (
        <li key={at} className={styles.step}>
          <time dateTime={at} className={styles.day}>
            {formatDate(at)}
          </time>
          <div>
            <p className={styles.status}>{orderStatusLabel(status)}</p>
            {note !== null && <p className={styles.note}>{note}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}
