import type { CollectorDetail } from '@gallery/contracts';
import { toCents, formatMoneyWithCents } from '@gallery/domain';
import { Fact, FactList } from '../../components/records/fact-list';
import { DateTime } from '../../components/text/date-time';

const NEWSLETTER_LABELS: Record<string, string> = {
  pending: 'Asked for, not confirmed',
  confirmed: 'Subscribed',
  ended: 'Ended',
};

/** Since when, how much, and how they stand to the gallery. */
export function CollectorFacts({ collector }: { collector: CollectorDetail }) {
  const { totals, letters } = collector;
  return (
    <FactList>
      <Fact label="Joined">
        <DateTime at={collector.createdAt} shape="day" />
      </Fact>
      {collector.emailConfirmedAt !== null && (
        <Fact label="Address confirmed">
          <DateTime at={collector.emailConfirmedAt} shape="day" />
        </Fact>
      )}
      <Fact label="Paid orders">{totals.paidOrders}</Fact>
      <Fact label="Spent">{formatMoneyWithCents(toCents(totals.spent))}</Fact>
      {totals.refunded > 0 && (
        <Fact label="Given back">{formatMoneyWithCents(toCents(totals.refunded))}</Fact>
      )}
      <Fact label="Favorites">{collector.favorites}</Fact>
      <Fact label="Signed in on">
        {collector.sessions === 1 ? '1 device' : `${collector.sessions} devices`}
      </Fact>
      <Fact label="Newsletter">
        {letters === null ? (
          'Never asked for'
        ) : (
          <>
            {NEWSLETTER_LABELS[letters.state] ?? letters.state}, <DateTime at={letters.since} shape="day" />
          </>
        )}
      </Fact>
    </FactList>
  );
}
