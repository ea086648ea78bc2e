import type { CollectorDetail as Detail } from '@gallery/contracts';
import { toCents, formatMoneyWithCents } from '@gallery/domain';
import { Notice } from '@gallery/ui';
import { fullName } from '../../components/forms/collector-picker';
import { RecordDetail } from '../../components/records/record-detail';
import { CollectorActions } from './collector-actions';
import { CollectorPurchasesService, CollectorPrivatePreviews, CollectorRequests } from './collector-sections';
import { CollectorLevelSection } from './collector-level';
import { CollectorNotes } from './collector-notes';
import { Fact, FactList, DateFact } from '../../components/records/fact-list';
import { DateTime } from '../../components/text/date-time';

/** A collector: who they are, what they have, what they wish for, and what can be done. */
export function CollectorDetail({ collector, onRemoved }: { collector: Detail; onRemoved: () => void }) {
  return (
    <RecordDetail
      title={fullName(collector)}
      look="name"
      line={<a href={`mailto:${collector.email}`}>{collector.email}</a>}
    >
      {collector.emailConfirmedAt === null && (
        <Notice tone="warning" title="The address is not confirmed.">
          It proves nothing yet: orders and certificates under it do not join this account.
        </Notice>
      )}
      <CollectorLevelSection collector={collector} />
      <CollectorFacts collector={collector} />
      <CollectorNotes collectorId={collector.id} notes={collector.notes} />
      <CollectorPurchasesService collector={collector} />
      <CollectorRequests collector={collector} />
      <CollectorPrivatePreviews collectorId={collector.id} />
      <CollectorActions collector={collector} onRemoved={onRemoved} />
    </RecordDetail>
  );
}

const NEWSLETTER_LABELS: Record<string, string> = {
  pending: 'Asked for, not confirmed',
  confirmed: 'Subscribed',
  ended: 'Ended',
};

function CollectorFacts({ collector }: { collector: Detail }) {
  const { totals, letters } = collector;
  return (
    <FactList>
      <DateFact label="Joined" at={collector.createdAt} />
      {collector.emailConfirmedAt !== null && (
        <DateFact label="Address confirmed" at={collector.emailConfirmedAt} />
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
