import { updateCommissionRequest } from '@gallery/api-client';
import type { UpdateCommissionRequest, CommissionRequestDetail } from '@gallery/contracts';
import { showToast } from '@gallery/session';
import { TextAreaField, TextField } from '@gallery/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { fieldErrors } from '../../components/forms/field-errors';
import { FullWidth } from '../../components/forms/field-grid';
import { FormDialog } from '../../components/dialogs/form-dialog';
import { useFormVersion } from '../../components/forms/use-form-version';
import { CommissionRequestFields } from './commission-request-fields';

export interface EditCommissionRequestDialogProps {
  /** As it stands now. */
  commission: CommissionRequestDetail;
  onClose: () => void;
}

/** What stands in the form; the quote as it is typed. */
type Fields = Omit<UpdateCommissionRequest, 'version' | 'quote' | 'staffNote'> & {
  quote: string;
  staffNote: string;
};

/** Edits what a commission says: project, budget, quote, the gallery's own note. */
export function EditCommissionRequestDialog({ commission, onClose }: EditCommissionRequestDialogProps) {
  const [fields, setFields] = useState(() => toCommissionRequestFields(commission));
  const [quoteFault, setQuoteFault] = useState<string>();
  const { mutate, isPending, error, reset } = useMutation(updateCommissionRequest(commission.id));
  const seen = useFormVersion(commission.version, error);
  const faults = fieldErrors(error);
  const change = (changed: Partial<Fields>) => setFields((before) => ({ ...before, ...changed }));
  const save = () => {
    const quote = parseQuote(fields.quote);
    setQuoteFault(quote === undefined ? 'Please enter a sum in dollars, or none.' : undefined);
    if (quote === undefined) return;
    mutate(
      { ...fields, quote, staffNote: fields.staffNote || null, version: seen.version },
      {
        onSuccess: () => {
          showToast({ title: 'Commission saved' });
          onClose();
        },
      },
    );
  };
  return (
    <FormDialog
      title={`Edit ${commission.projectType}`}
      saveLabel="Save commission"
      isBusy={isPending}
      failure={error}
      failureTitle="The commission was not saved."
      conflict={{
        of: 'commission',
        onTake: () => {
          setFields(toCommissionRequestFields(commission));
          seen.accept();
          reset();
        },
      }}
      onSave={save}
      onClose={onClose}
    >
      <CommissionRequestFields
        values={fields}
        errors={faults}
        onChange={change}
        beside={
          <TextField
            look="boxed"
            label="Quote in dollars"
            inputMode="decimal"
            hint="Told with the next step"
            value={fields.quote}
            error={quoteFault ?? faults.quote}
            onChange={({ target }) => change({ quote: target.value })}
          />
        }
        after={
          <FullWidth>
            <TextAreaField
              look="boxed"
              label="Note"
              hint="For the gallery alone"
              rows={3}
              maxLength={5_000}
              value={fields.staffNote}
              error={faults.staffNote}
              onChange={({ target }) => change({ staffNote: target.value })}
            />
          </FullWidth>
        }
      />
    </FormDialog>
  );
}

const toCommissionRequestFields = (commission: CommissionRequestDetail): Fields => ({
  projectType: commission.projectType,
  budgetRange: commission.budgetRange,
  description: commission.description,
  wantsStudioVisit: commission.wantsStudioVisit,
  quote: commission.quote === null ? '' : String(commission.quote),
  staffNote: commission.staffNote ?? '',
});

/** `12,500.00` in dollars; null for none, undefined for what is no sum. */
function parseQuote(typed: string): number | null | undefined {
  const text = typed.replaceAll(/[\s,$]/g, '');
  if (text === '') return null;
  return /^\d+(\.\d{1,2})?$/.test(text) ? Number(text) : undefined;
}
