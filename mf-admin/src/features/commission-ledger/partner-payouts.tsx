import { partnerPayoutsQuery } from '@gallery/api-client';
import { cents, formatSum } from '@gallery/domain';
import { useQuery } from '@tanstack/react-query';
import { ConsolePart } from '../../parts/console-part';
import { Moment } from '../../parts/moment';
import { QueryState } from '../../parts/query-state';
import { Row, RowFacts, RowList } from '../../parts/row-list';
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
            <RowList>
              {items.map((payout) => (
                <Row key={payout.id}>
                  <span>
                    <Moment at={payout.paidAt} shape="day" />, {payout.method}
                  </span>
                  <span>{formatSum(cents(payout.amount))}</span>
                  <RowFacts>
                    {[payout.reference, payout.note, `by ${staffName(payout.actor)}`]
                      .filter(Boolean)
                      .join(', ')}
                  </RowFacts>
                </Row>
              ))}
            </RowList>
          )
        }
      </QueryState>
    </ConsolePart>
  );
}
