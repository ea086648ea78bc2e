import { openCommission } from '@gallery/api-client';
import type { CommissionRecord } from '@gallery/contracts';
import { Checkbox, TextAreaField, TextField } from '@gallery/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { CollectorsField } from '../../parts/collectors-field';
import { fieldFaults } from '../../parts/field-faults';
import { FieldGrid, WholeRow } from '../../parts/field-grid';
import { FormDialog } from '../../parts/form-dialog';
import type { PickerChoice } from '../../parts/record-picker';

export interface NewCommissionDialogProps {
  onClose: () => void;
  onOpened: (commission: CommissionRecord) => void;
}

const EMPTY = { projectType: '', budgetRange: '', description: '', wantsStudioVisit: false };

/** Writes down what was spoken: a commission for a collector, who is told (G53). */
export function NewCommissionDialog({ onClose, onOpened }: NewCommissionDialogProps) {
  const [fields, setFields] = useState(EMPTY);
  const [collectors, setCollectors] = useState<PickerChoice[]>([]);
  const { mutate, isPending, error } = useMutation(openCommission());
  const faults = fieldFaults(error);
  const change = (changed: Partial<typeof EMPTY>) => setFields((before) => ({ ...before, ...changed }));
  const save = () => {
    const [collector] = collectors;
    const body = { ...fields, ...(collector ? { collectorId: collector.id } : {}) };
    mutate(body, { onSuccess: onOpened });
  };
  return (
    <FormDialog
      title="New commission"
      saveWord="Write down"
      isBusy={isPending}
      failure={error}
      failureTitle="The commission was not written down."
      onSave={save}
      onClose={onClose}
    >
      <FieldGrid>
        <WholeRow>
          <CollectorsField
            label="Collector"
            hint="By name or address; they are told by mail"
            isMany={false}
            chosen={collectors}
            error={faults.collectorId}
            onChange={setCollectors}
          />
        </WholeRow>
        <TextField
          look="boxed"
          label="Project"
          maxLength={120}
          value={fields.projectType}
          error={faults.projectType}
          onChange={({ target }) => change({ projectType: target.value })}
        />
        <TextField
          look="boxed"
          label="Budget"
          maxLength={120}
          value={fields.budgetRange}
          error={faults.budgetRange}
          onChange={({ target }) => change({ budgetRange: target.value })}
        />
        <WholeRow>
          <TextAreaField
            look="boxed"
            label="Description"
            rows={5}
            maxLength={5_000}
            value={fields.description}
            error={faults.description}
            onChange={({ target }) => change({ description: target.value })}
          />
        </WholeRow>
        <WholeRow>
          <Checkbox
            label="Wants a studio visit"
            checked={fields.wantsStudioVisit}
            onChange={({ target }) => change({ wantsStudioVisit: target.checked })}
          />
        </WholeRow>
      </FieldGrid>
    </FormDialog>
  );
}
