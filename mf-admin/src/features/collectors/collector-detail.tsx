import type { CollectorDetail as Detail } from '@gallery/contracts';
import { Notice } from '@gallery/ui';
import { fullName } from '../../parts/collectors-field';
import { RecordDetail } from '../../parts/record-detail';
import { CollectorActions } from './collector-actions';
import { CollectorCollection } from './collector-collection';
import { CollectorFacts } from './collector-facts';
import { CollectorLevel } from './collector-level';
import { CollectorNotes } from './collector-notes';
import { CollectorView } from './collector-view';
import { CollectorWishes } from './collector-wishes';

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
      <CollectorCollection collector={collector} />
      <CollectorWishes collector={collector} />
      <CollectorView collectorId={collector.id} />
      <CollectorActions collector={collector} onRemoved={onRemoved} />
    </RecordDetail>
  );
}
