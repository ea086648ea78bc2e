import type { OrderRefund } from '@gallery/contracts';
import { toCents, formatMoneyWithCents } from '@gallery/domain';
import { PageSection } from '../../../components/page/page-section';
import { DateTime } from '../../../components/text/date-time';
import styles from '../order-detail.module.css';

const REFUND_STATE_LABELS: Record<OrderRefund['state'], string> = {
  asked: 'on its way, Stripe has not answered yet',
  done: 'given back',
  refused: 'refused by Stripe, nothing went back',
};

/** Refunds that were asked for, and what became of each. */
export function OrderRefundList({ refunds }: { refunds: readonly OrderRefund[] }) {
  if (refunds.length === 0) return null;
  return (
    <PageSection title="Refunds">
      <ul className={styles.rows}>
        {refunds.map(({ id, amount, state, reason, fault, actor, createdAt }) => (
          <li key={id} className={styles.row}>
            <p>
              {formatMoneyWithCents(toCents(amount))}, {REFUND_STATE_LABELS[state]}
            </p>
            <p className={styles.facts}>
              {reason}. <DateTime at={createdAt} /> by {actor}
            </p>
            {fault && <p className={styles.facts}>{fault}</p>}
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
