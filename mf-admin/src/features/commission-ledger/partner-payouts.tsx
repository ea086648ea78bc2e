import { partnerPayoutsQuery } from '@gallery/api-client';
import { cents, formatSum } from '@gallery/domain';
import { useQuery } from '@tanstack/react-query';
import { ConsolePart } from '../../parts/console-part';
import { Moment } from '../../parts/moment';
import { QueryState } from '../../parts/query-state';
import { staffName } from '../../parts/staff-name';
import styles from './ledger.module.css';

export interface PartnerPayoutsProps {
  /** The partner's. */
  id: string;
}

/** What a partner was paid, when and how. */
export function PartnerPayouts({ id }: PartnerPayoutsProps) {
  const query = useQuery(partnerPayoutsQuery(id));
  return (
    <ConsolePart title="Payouts">
      <QueryState query={query} loading="Loading payouts..." failed="The payouts could not be read.">
        {({ items }) =>
          items.length === 0 ? (
            <p className={styles.sentence}>Nothing has been paid yet.</p>
          ) : (
            <ul className={styles.rows}>
              {items.map((payout) => (
                <li key={payout.id} className={styles.row}>
                  <span>
                    <Moment at={payout.paidAt} shape="day" />, {payout.method}
                  </span>
                  <span>{formatSum(cents(payout.amount))}</span>
                  <span className={styles.facts}>
                    {[payout.reference, payout.note, `by ${staffName(payout.actor)}`]
                      .filter(Boolean)
                      .join(', ')}
                  </span>
                </li>
              ))}
            </ul>
          )
        }
      </QueryState>
    </ConsolePart>
  );
}
