import { openCommission } from '@gallery/api-client';
import type { CommissionRecord } from '@gallery/contracts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { CollectorsField } from '../../parts/collectors-field';
import { fieldFaults } from '../../parts/field-faults';
import { WholeRow } from '../../parts/field-grid';
import { FormDialog } from '../../parts/form-dialog';
import type { PickerChoice } from '../../parts/record-picker';
import { CommissionFields, type CommissionWords } from './commission-fields';

export interface NewCommissionDialogProps {
  onClose: () => void;
  onOpened: (commission: CommissionRecord) => void;
}

const EMPTY: CommissionWords = { projectType: '', budgetRange: '', description: '', wantsStudioVisit: false };

/** Writes down what was spoken: a commission for a collector, who is told. */
export function NewCommissionDialog({ onClose, onOpened }: NewCommissionDialogProps) {
  const [words, setWords] = useState(EMPTY);
  const [collectors, setCollectors] = useState<PickerChoice[]>([]);
  const { mutate, isPending, error } = useMutation(openCommission());
  const faults = fieldFaults(error);
  const save = () => {
    const [collector] = collectors;
    const body = { ...words, ...(collector ? { collectorId: collector.id } : {}) };
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
      <CommissionFields
        words={words}
        faults={faults}
        onChange={(changed) => setWords((before) => ({ ...before, ...changed }))}
        before={
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
        }
      />
    </FormDialog>
  );
}
