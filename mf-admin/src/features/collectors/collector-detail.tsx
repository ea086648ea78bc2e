import type { CollectorDetail as Detail } from '@gallery/contracts';
import { Notice } from '@gallery/ui';
import { fullName } from '../../components/forms/collector-picker';
import { RecordDetail } from '../../components/records/record-detail';
import { CollectorActions } from './collector-actions';
import { CollectorPurchasesService } from './collector-purchases';
import { CollectorFacts } from './collector-facts';
import { CollectorLevel } from './collector-level';
import { CollectorNotes } from './collector-notes';
import { CollectorPrivatePreviews } from './collector-private-previews';
import { CollectorRequests } from './collector-requests';

export interface CollectorDetailProps {
  collector: Detail;
  /** The account is gone: there is nothing to show any more. */
  onRemoved: () => void;
}

/** A collector: who they are, what they have, what they wish for, and what can be done. */
export function CollectorDetail({ collector, onRemoved }: CollectorDetailProps) {
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
      <CollectorLevel collector={collector} />
      <CollectorFacts collector={collector} />
      <CollectorNotes collectorId={collector.id} notes={collector.notes} />
      <CollectorPurchasesService collector={collector} />
      <CollectorRequests collector={collector} />
      <CollectorPrivatePreviews collectorId={collector.id} />
      <CollectorActions collector={collector} onRemoved={onRemoved} />
    </RecordDetail>
  );
}
