import { createCommissionRequest } from '@gallery/api-client';
import type { CommissionRequestRecord } from '@gallery/contracts';
import { FormDialog } from '../../components/dialogs/form-dialog';
import { CollectorPicker } from '../../components/forms/collector-picker';
import { FullWidth } from '../../components/forms/field-grid';
import type { PickerOption } from '../../components/forms/record-picker';
import { useMutationForm } from '../../components/forms/use-mutation-form';
import { CommissionRequestFields, type CommissionRequestValues } from './commission-request-fields';

export interface NewCommissionRequestDialogProps {
  onClose: () => void;
  onOpened: (commission: CommissionRequestRecord) => void;
}

interface NewCommissionRequest extends CommissionRequestValues {
  collectors: readonly PickerOption[];
}

const NEW_REQUEST: NewCommissionRequest = {
  collectors: [],
  projectType: '',
  budgetRange: '',
  description: '',
  wantsStudioVisit: false,
};

/** Enters a commission request that was made in conversation; its collector is told. */
export function NewCommissionRequestDialog({ onClose, onOpened }: NewCommissionRequestDialogProps) {
  const form = useMutationForm({
    mutation: createCommissionRequest(),
    defaultValues: NEW_REQUEST,
    fieldNames: { collectorId: 'collectors' },
    toRequest: ({ collectors: [collector], ...request }) => ({
      ...request,
      ...(collector ? { collectorId: collector.id } : {}),
    }),
    onSuccess: onOpened,
  });
  return (
    <FormDialog
      form={form}
      title="New commission"
      saveLabel="Write down"
      failureTitle="The commission was not written down."
      onClose={onClose}
    >
      <CommissionRequestFields
        before={
          <FullWidth>
            <form.Field name="collectors">
              {({ value, onChange, error }) => (
                <CollectorPicker
                  label="Collector"
                  hint="By name or address; they are told by mail"
                  isMany={false}
                  chosen={value}
                  error={error}
                  onChange={onChange}
                />
              )}
            </form.Field>
          </FullWidth>
        }
      />
    </FormDialog>
  );
}
