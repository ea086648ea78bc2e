import { createCommissionRequest, updateCommissionRequest } from '@gallery/api-client';
import type { CommissionRequestDetail, CommissionRequestRecord } from '@gallery/contracts';
import { FormCheckbox, FormTextAreaField, FormTextField } from '@gallery/ui/forms';
import type { ReactNode } from 'react';
import { FormDialog } from '../../components/dialogs/form-dialog';
import { CollectorPicker } from '../../components/forms/collector-picker';
import { FullWidth, FieldGrid } from '../../components/forms/field-grid';
import { parseDollars } from '../../components/forms/input-values';
import type { PickerOption } from '../../components/forms/record-picker';
import { useFormVersion } from '../../components/forms/use-record-version';
import { useMutationForm } from '../../components/forms/use-mutation-form';

interface NewCommissionRequestDialogProps {
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
      saveLabel="Save"
      failureTitle="The commission was not created."
      onClose={onClose}
    >
      <CommissionRequestFields
        before={
          <FullWidth>
            <form.Field name="collectors">
              {({ value, onChange, error }) => (
                <CollectorPicker
                  label="Collector"
                  hint="Search by name or email; they get an email"
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

interface EditCommissionRequestDialogProps {
  /** As it is now. */
  commission: CommissionRequestDetail;
  onClose: () => void;
}

interface CommissionRequestEdit extends CommissionRequestValues {
  /** Dollars, as they are typed; empty for none. */
  quote: string;
  staffNote: string;
}

/** Edits a commission request: project, budget, quote, the gallery's own note. */
export function EditCommissionRequestDialog({ commission, onClose }: EditCommissionRequestDialogProps) {
  const form = useMutationForm({
    mutation: updateCommissionRequest(commission.id),
    defaultValues: toFields(commission),
    validate: ({ quote }) => ({
      quote: parseQuote(quote) === undefined ? 'Enter an amount in dollars, or leave it empty.' : undefined,
    }),
    toRequest: (fields) => ({
      ...fields,
      quote: parseQuote(fields.quote) ?? null,
      staffNote: fields.staffNote || null,
      version: seen.version,
    }),
    toast: 'Commission saved',
    onSuccess: onClose,
  });
  const seen = useFormVersion(commission.version, form.error);
  const takeCurrent = () => {
    form.reset(toFields(commission));
    seen.accept();
  };
  return (
    <FormDialog
      form={form}
      title={`Edit ${commission.projectType}`}
      saveLabel="Save commission"
      failureTitle="The commission was not saved."
      conflict={{ of: 'commission', onTake: takeCurrent, isNewer: seen.isNewer }}
      onClose={onClose}
    >
      <CommissionRequestFields
        beside={
          <form.TextField
            name="quote"
            label="Quote in dollars"
            inputMode="decimal"
            hint="Sent with the next status change"
          />
        }
        after={
          <FullWidth>
            <form.TextAreaField
              name="staffNote"
              label="Note"
              hint="Internal only"
              rows={3}
              maxLength={5_000}
            />
          </FullWidth>
        }
      />
    </FormDialog>
  );
}

const toFields = (commission: CommissionRequestDetail): CommissionRequestEdit => ({
  projectType: commission.projectType,
  budgetRange: commission.budgetRange,
  description: commission.description,
  wantsStudioVisit: commission.wantsStudioVisit,
  quote: commission.quote === null ? '' : String(commission.quote),
  staffNote: commission.staffNote ?? '',
});

/** `12,500.00` in dollars; null for none, undefined for what is no sum. */
function parseQuote(typed: string): number | null | undefined {
  return typed.trim() === '' ? null : parseDollars(typed);
}

interface CommissionRequestValues {
  projectType: string;
  budgetRange: string;
  description: string;
  wantsStudioVisit: boolean;
}

interface CommissionRequestFieldsProps {
  /** Fields before them: whose it is. */
  before?: ReactNode;
  /** Fields beside project and budget: the quote. */
  beside?: ReactNode;
  /** Fields after the description: the gallery's note. */
  after?: ReactNode;
}

/** The fields of a form whose values include `CommissionRequestValues`. */
function CommissionRequestFields({ before, beside, after }: CommissionRequestFieldsProps) {
  const project = (
    <FormTextField<CommissionRequestValues> name="projectType" label="Project" maxLength={120} />
  );
  return (
    <FieldGrid>
      {before}
      {beside ? <FullWidth>{project}</FullWidth> : project}
      <FormTextField<CommissionRequestValues> name="budgetRange" label="Budget" maxLength={120} />
      {beside}
      <FullWidth>
        <FormTextAreaField<CommissionRequestValues>
          name="description"
          label="Description"
          rows={5}
          maxLength={5_000}
        />
      </FullWidth>
      {after}
      <FullWidth>
        <FormCheckbox<CommissionRequestValues> name="wantsStudioVisit" label="Wants a studio visit" />
      </FullWidth>
    </FieldGrid>
  );
}
