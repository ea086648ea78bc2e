import { createCommissionRequest } from '@gallery/api-client';
import type { CommissionRequestRecord } from '@gallery/contracts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { CollectorPicker } from '../../components/forms/collector-picker';
import { fieldErrors } from '../../components/forms/field-errors';
import { FullWidth } from '../../components/forms/field-grid';
import { FormDialog } from '../../components/dialogs/form-dialog';
import type { PickerOption } from '../../components/forms/record-picker';
import { CommissionRequestFields, type CommissionRequestValues } from './commission-request-fields';

export interface NewCommissionRequestDialogProps {
  onClose: () => void;
  onOpened: (commission: CommissionRequestRecord) => void;
}

const EMPTY: CommissionRequestValues = {
  projectType: '',
  budgetRange: '',
  description: '',
  wantsStudioVisit: false,
};

/** Writes down what was spoken: a commission for a collector, who is told. */
export function NewCommissionRequestDialog({ onClose, onOpened }: NewCommissionRequestDialogProps) {
  const [words, setWords] = useState(EMPTY);
  const [collectors, setCollectors] = useState<PickerOption[]>([]);
  const { mutate, isPending, error } = useMutation(createCommissionRequest());
  const faults = fieldErrors(error);
  const save = () => {
    const [collector] = collectors;
    const body = { ...words, ...(collector ? { collectorId: collector.id } : {}) };
    mutate(body, { onSuccess: onOpened });
  };
  return (
    <FormDialog
      title="New commission"
      saveLabel="Write down"
      isBusy={isPending}
      failure={error}
      failureTitle="The commission was not written down."
      onSave={save}
      onClose={onClose}
    >
      <CommissionRequestFields
        values={words}
        errors={faults}
        onChange={(changed) => setWords((before) => ({ ...before, ...changed }))}
        before={
          <FullWidth>
            <CollectorPicker
              label="Collector"
              hint="By name or address; they are told by mail"
              isMany={false}
              chosen={collectors}
              error={faults.collectorId}
              onChange={setCollectors}
            />
          </FullWidth>
        }
      />
    </FormDialog>
  );
}
