import type { OrderRefund } from '@gallery/contracts';
import { cents, formatSum } from '@gallery/domain';
import { ConsolePart } from '../../parts/console-part';
import { Moment } from '../../parts/moment';
import styles from './order-detail.module.css';

const STATES: Record<OrderRefund['state'], string> = {
  asked: 'on its way, Stripe has not answered yet',
  done: 'given back',
  refused: 'refused by Stripe, nothing went back',
};

export interface OrderRefundsProps {
  refunds: readonly OrderRefund[];
}

/** Refunds that were asked for, and what became of each. */
export function OrderRefunds({ refunds }: OrderRefundsProps) {
  if (refunds.length === 0) return null;
  return (
    <ConsolePart title="Refunds">
      <ul className={styles.rows}>
        {refunds.map(({ id, amount, state, reason, fault, actor, createdAt }) => (
          <li key={id} className={styles.row}>
            <p>
              {formatSum(cents(amount))}, {STATES[state]}
            </p>
            <p className={styles.facts}>
              {reason}. <Moment at={createdAt} /> by {actor}
            </p>
            {fault && <p className={styles.facts}>{fault}</p>}
          </li>
        ))}
      </ul>
    </ConsolePart>
  );
}
