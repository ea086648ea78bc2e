import { affiliatePayoutsQuery } from '@gallery/api-client';
import { toCents, formatMoneyWithCents } from '@gallery/domain';
import { useQuery } from '@tanstack/react-query';
import { PageSection } from '../../components/page/page-section';
import { DateTime } from '../../components/text/date-time';
import { QueryState } from '../../components/feedback/query-state';
import { Row, RowFacts, RowList } from '../../components/records/row-list';
import { actorName } from '../../components/text/labels';
import styles from './affiliate-commissions.module.css';

/** What an affiliate was paid, when and how. */
export function AffiliatePayouts({ id }: { id: string }) {
  const query = useQuery(affiliatePayoutsQuery(id));
  return (
    <PageSection title="Payouts">
      <QueryState query={query} subject="payouts">
        {({ items }) =>
          items.length === 0 ? (
            <p className={styles.sentence}>Nothing has been paid yet.</p>
          ) : (
            <RowList>
              {items.map((payout) => (
                <Row key={payout.id}>
                  <span>
                    <DateTime at={payout.paidAt} shape="day" />, {payout.method}
                  </span>
                  <span>{formatMoneyWithCents(toCents(payout.amount))}</span>
                  <RowFacts>
                    {[payout.reference, payout.note, `by ${actorName(payout.actor)}`]
                      .filter(Boolean)
                      .join(', ')}
                  </RowFacts>
                </Row>
              ))}
            </RowList>
          )
        }
      </QueryState>
    </PageSection>
  );
}
