import type { CollectorDetail } from '@gallery/contracts';
import { cents, formatSum } from '@gallery/domain';
import { Fact, FactList } from '../../parts/fact-list';
import { Moment } from '../../parts/moment';

export interface CollectorFactsProps {
  collector: CollectorDetail;
}

const LETTERS: Record<string, string> = {
  pending: 'Asked for, not confirmed',
  confirmed: 'Subscribed',
  ended: 'Ended',
};

/** Since when, how much, and how they stand to the gallery. */
export function CollectorFacts({ collector }: CollectorFactsProps) {
  const { totals, letters } = collector;
  return (
    <FactList>
      <Fact label="Joined">
        <Moment at={collector.createdAt} shape="day" />
      </Fact>
      {collector.emailConfirmedAt !== null && (
        <Fact label="Address confirmed">
          <Moment at={collector.emailConfirmedAt} shape="day" />
        </Fact>
      )}
      <Fact label="Paid orders">{totals.paidOrders}</Fact>
      <Fact label="Spent">{formatSum(cents(totals.spent))}</Fact>
      {totals.refunded > 0 && <Fact label="Given back">{formatSum(cents(totals.refunded))}</Fact>}
      <Fact label="Favorites">{collector.favorites}</Fact>
      <Fact label="Signed in on">
        {collector.sessions === 1 ? '1 device' : `${collector.sessions} devices`}
      </Fact>
      <Fact label="Newsletter">
        {letters === null ? (
          'Never asked for'
        ) : (
          <>
            {LETTERS[letters.state] ?? letters.state}, <Moment at={letters.since} shape="day" />
          </>
        )}
      </Fact>
    </FactList>
  );
}
