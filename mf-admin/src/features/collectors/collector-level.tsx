import { giveLevel } from '@gallery/api-client';
import type { CollectorDetail } from '@gallery/contracts';
import { collectorLevelLabel, COLLECTOR_LEVELS, type CollectorLevel } from '@gallery/domain';
import { useState } from 'react';
import { TextButton } from '../../components/actions/text-button';
import { OwnerOnly } from '../../components/session/staff-session';
import { Timeline } from '../../components/records/timeline';
import styles from './collectors.module.css';
import { DetailSection } from '../../components/records/detail-section';
import { ValueOptions } from '../../components/forms/label-options';
import { ConfirmFormDialog } from '../../components/dialogs/confirm-dialog';
import { useMutationForm } from '../../components/forms/use-mutation-form';

/** Their level, why it is theirs, and what the owner said about it before. */
export function CollectorLevelSection({ collector }: { collector: CollectorDetail }) {
  const [isAsking, setAsking] = useState(false);
  const { level, isLevelGiven, levelHistory, totals } = collector;
  return (
    <DetailSection title="Level">
      <p className={styles.sentence}>
        {collectorLevelLabel(level)},{' '}
        {isLevelGiven ? 'given by the owner; no rule changes it' : levelRuleLabel(totals.paidOrders)}
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
              : `Back to the rule: ${collectorLevelLabel(to)}`,
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
    ? 'nothing bought yet'
    : `by the rule, for ${paidOrders === 1 ? 'one paid order' : `${paidOrders} paid orders`}`;

interface CollectorLevelDialogProps {
  collector: Pick<CollectorDetail, 'id' | 'firstName' | 'level' | 'isLevelGiven'>;
  onClose: () => void;
}

/** The owner gives a level, or leaves it to the rule again. */
function CollectorLevelDialog({ collector, onClose }: CollectorLevelDialogProps) {
  const { id, firstName, level, isLevelGiven } = collector;
  const defaultValues: { level: CollectorLevel | typeof BY_RULE } = {
    level: isLevelGiven && level !== null ? level : BY_RULE,
  };
  const form = useMutationForm({
    mutation: giveLevel(id),
    defaultValues,
    toRequest: (chosen) => (chosen.level === BY_RULE ? null : chosen.level),
    onSuccess: onClose,
  });
  return (
    <ConfirmFormDialog
      form={form}
      onClose={onClose}
      title={`Level of ${firstName}`}
      confirmLabel="Set level"
      busyLabel="Setting..."
      tone="ink"
      failureTitle="The level was not set."
    >
      <form.SelectField name="level" label="Level" hint="A level that rises is told by mail.">
        <option value={BY_RULE}>By the rule of orders</option>
        <ValueOptions values={COLLECTOR_LEVELS} labelOf={collectorLevelLabel} />
      </form.SelectField>
    </ConfirmFormDialog>
  );
}

/** The level that follows from orders; no level of its own. */
const BY_RULE = 'rule';
