import { updateCollectorLevel } from '@gallery/api-client';
import type { CollectorDetail as Detail } from '@gallery/contracts';
import {
  toCents,
  formatMoneyWithCents,
  collectorLevelLabel,
  COLLECTOR_LEVELS,
  type CollectorLevel,
} from '@gallery/domain';
import { Notice } from '@gallery/ui';
import { useState } from 'react';
import { fullName } from '../../components/forms/collector-picker';
import { RecordDetail } from '../../components/records/record-detail';
import { CollectorActions } from './collector-actions';
import { CollectorPurchasesService, CollectorPrivatePreviews, CollectorRequests } from './collector-sections';
import { CollectorNotes } from './collector-notes';
import { Fact, FactList, DateFact } from '../../components/records/fact-list';
import { DateTime } from '../../components/text/date-time';
import { TextButton } from '../../components/actions/text-button';
import { OwnerOnly } from '../../components/session/staff-session';
import { Timeline } from '../../components/records/timeline';
import styles from './collectors.module.css';
import { DetailSection } from '../../components/records/detail-section';
import { ValueOptions } from '../../components/forms/label-options';
import { ConfirmFormDialog } from '../../components/dialogs/confirm-dialog';
import { ConflictNotice } from '../../components/dialogs/conflict-notice';
import { useMutationForm } from '../../components/forms/use-mutation-form';
import { useFormVersion } from '../../components/forms/use-record-version';

/** A collector: who they are, what they have, what they wish for, and what can be done. */
export function CollectorDetail({ collector, onRemoved }: { collector: Detail; onRemoved: () => void }) {
  return (
    <RecordDetail
      record={{ kind: 'collector', id: collector.id }}
      title={fullName(collector)}
      look="name"
      line={<a href={`mailto:${collector.email}`}>{collector.email}</a>}
    >
      {collector.emailConfirmedAt === null && (
        <Notice tone="warning" title="The email address is not confirmed.">
          Until it is, orders and certificates under this address are not added to the account.
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
  pending: 'Requested, not confirmed',
  confirmed: 'Subscribed',
  ended: 'Unsubscribed',
};

function CollectorFacts({ collector }: { collector: Detail }) {
  const { totals, letters } = collector;
  return (
    <FactList>
      <DateFact label="Joined" at={collector.createdAt} />
      {collector.emailConfirmedAt !== null && (
        <DateFact label="Email confirmed" at={collector.emailConfirmedAt} />
      )}
      <Fact label="Paid orders">{totals.paidOrders}</Fact>
      <Fact label="Spent">{formatMoneyWithCents(toCents(totals.spent))}</Fact>
      {totals.refunded > 0 && <Fact label="Refunded">{formatMoneyWithCents(toCents(totals.refunded))}</Fact>}
      <Fact label="Favorites">{collector.favorites}</Fact>
      <Fact label="Signed in on">
        {collector.sessions === 1 ? '1 device' : `${collector.sessions} devices`}
      </Fact>
      <Fact label="Newsletter">
        {letters === null ? (
          'Not subscribed'
        ) : (
          <>
            {NEWSLETTER_LABELS[letters.state] ?? letters.state}, <DateTime at={letters.since} shape="day" />
          </>
        )}
      </Fact>
    </FactList>
  );
}

/** Their level, why they have it, and what the owner said about it before. */
function CollectorLevelSection({ collector }: { collector: Detail }) {
  const [isAsking, setAsking] = useState(false);
  const { level, isLevelManual, levelHistory, totals } = collector;
  return (
    <DetailSection title="Level">
      <p className={styles.sentence}>
        {collectorLevelLabel(level)},{' '}
        {isLevelManual ? 'set by the owner; not changed automatically' : levelRuleLabel(totals.paidOrders)}
      </p>
      {levelHistory.length > 0 && (
        <Timeline
          label="Level history"
          hasYears
          entries={levelHistory.map(({ at, from, to, isGiven }) => ({
            key: at,
            at,
            text: isGiven
              ? `${collectorLevelLabel(to)}, was ${collectorLevelLabel(from)}`
              : `Automatic again: ${collectorLevelLabel(to)}`,
            by: 'the owner',
          }))}
        />
      )}
      <OwnerOnly>
        <div>
          <TextButton onClick={() => setAsking(true)}>Set level</TextButton>
        </div>
      </OwnerOnly>
      {isAsking && <CollectorLevelDialog collector={collector} onClose={() => setAsking(false)} />}
    </DetailSection>
  );
}

const levelRuleLabel = (paidOrders: number): string =>
  paidOrders === 0
    ? 'no orders yet'
    : `automatic, based on ${paidOrders === 1 ? 'one paid order' : `${paidOrders} paid orders`}`;

interface CollectorLevelDialogProps {
  collector: Pick<Detail, 'id' | 'firstName' | 'level' | 'isLevelManual' | 'levelVersion'>;
  onClose: () => void;
}

/** The owner gives a level, or leaves it to the rule again. */
function CollectorLevelDialog({ collector, onClose }: CollectorLevelDialogProps) {
  const { id, firstName, level, isLevelManual, levelVersion } = collector;
  const defaultValues: { level: CollectorLevel | typeof BY_RULE } = {
    level: isLevelManual && level !== null ? level : BY_RULE,
  };
  const form = useMutationForm({
    mutation: updateCollectorLevel(id),
    defaultValues,
    toRequest: (chosen) => ({
      level: chosen.level === BY_RULE ? null : chosen.level,
      version: seen.version,
    }),
    onSuccess: onClose,
  });
  const seen = useFormVersion(levelVersion, form.error);
  return (
    <ConfirmFormDialog
      form={form}
      onClose={onClose}
      title={`${firstName}’s level`}
      confirmLabel="Set level"
      busyLabel="Setting..."
      tone="ink"
      failureTitle="The level was not set."
      conflict={
        <ConflictNotice subject="level">
          It is now {collectorLevelLabel(level)}
          {isLevelManual ? '' : ', automatic'}. Set it again to choose yours.
        </ConflictNotice>
      }
    >
      <form.SelectField name="level" label="Level" hint="The collector gets an email when the level rises.">
        <option value={BY_RULE}>Automatic, by orders</option>
        <ValueOptions values={COLLECTOR_LEVELS} labelOf={collectorLevelLabel} />
      </form.SelectField>
    </ConfirmFormDialog>
  );
}

/** The level that follows from orders; no level of its own. */
const BY_RULE = 'rule';
