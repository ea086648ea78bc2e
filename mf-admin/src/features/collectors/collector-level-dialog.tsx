import { giveLevel } from '@gallery/api-client';
import type { CollectorDetail } from '@gallery/contracts';
import { COLLECTOR_LEVELS, collectorLevelLabel, type CollectorLevel } from '@gallery/domain';
import { ValueOptions } from '../../components/forms/label-options';
import { ConfirmFormDialog } from '../../components/dialogs/confirm-dialog';
import { useMutationForm } from '../../components/forms/use-mutation-form';

export interface CollectorLevelDialogProps {
  collector: Pick<CollectorDetail, 'id' | 'firstName' | 'level' | 'isLevelGiven'>;
  onClose: () => void;
}

/** The owner gives a level, or leaves it to the rule again. */
export function CollectorLevelDialog({ collector, onClose }: CollectorLevelDialogProps) {
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
