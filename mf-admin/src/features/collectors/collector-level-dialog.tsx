import { giveLevel } from '@gallery/api-client';
import type { CollectorDetail } from '@gallery/contracts';
import { COLLECTOR_LEVELS, collectorLevelLabel } from '@gallery/domain';
import { SelectField } from '@gallery/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '../../components/dialogs/confirm-dialog';
import { fieldErrors } from '../../components/forms/field-errors';

export interface CollectorLevelDialogProps {
  collector: Pick<CollectorDetail, 'id' | 'firstName' | 'level' | 'isLevelGiven'>;
  onClose: () => void;
}

/** The level that the rule says; no level of its own. */
const BY_RULE = 'rule';

/** The owner gives a level, or gives it back to the rule. */
export function CollectorLevelDialog({ collector, onClose }: CollectorLevelDialogProps) {
  const { id, firstName, level, isLevelGiven } = collector;
  const [choice, setChoice] = useState<string>(isLevelGiven && level !== null ? level : BY_RULE);
  const giving = useMutation(giveLevel(id));
  const wanted = COLLECTOR_LEVELS.find((each) => each === choice) ?? null;
  return (
    <ConfirmDialog
      onClose={onClose}
      title={`Level of ${firstName}`}
      confirmLabel="Set level"
      busyLabel="Setting..."
      tone="ink"
      isBusy={giving.isPending}
      failure={giving.error}
      failureTitle="The level was not set."
      onConfirm={() => giving.mutate(wanted, { onSuccess: onClose })}
    >
      <SelectField
        look="boxed"
        label="Level"
        hint="A level that rises is told by mail."
        value={choice}
        onChange={({ target }) => setChoice(target.value)}
        error={fieldErrors(giving.error).level}
      >
        <option value={BY_RULE}>By the rule of orders</option>
        {COLLECTOR_LEVELS.map((each) => (
          <option key={each} value={each}>
            {collectorLevelLabel(each)}
          </option>
        ))}
      </SelectField>
    </ConfirmDialog>
  );
}
