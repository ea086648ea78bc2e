import { changeCommission } from '@gallery/api-client';
import type { ChangedCommission, CommissionDetail } from '@gallery/contracts';
import { notify } from '@gallery/session';
import { TextAreaField, TextField } from '@gallery/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { fieldFaults } from '../../parts/field-faults';
import { WholeRow } from '../../parts/field-grid';
import { FormDialog } from '../../parts/form-dialog';
import { useSeenVersion } from '../../parts/use-seen-version';
import { CommissionFields } from './commission-fields';

export interface CommissionDialogProps {
  /** As it stands now. */
  commission: CommissionDetail;
  onClose: () => void;
}

/** What stands in the form; the quote as it is typed. */
type Fields = Omit<ChangedCommission, 'version' | 'quote' | 'staffNote'> & {
  quote: string;
  staffNote: string;
};

/** Edits what a commission says: project, budget, quote, the gallery's own note. */
export function CommissionDialog({ commission, onClose }: CommissionDialogProps) {
  const [fields, setFields] = useState(() => fieldsOf(commission));
  const [quoteFault, setQuoteFault] = useState<string>();
  const { mutate, isPending, error, reset } = useMutation(changeCommission(commission.id));
  const seen = useSeenVersion(commission.version, error);
  const faults = fieldFaults(error);
  const change = (changed: Partial<Fields>) => setFields((before) => ({ ...before, ...changed }));
  const save = () => {
    const quote = quoteOf(fields.quote);
    setQuoteFault(quote === undefined ? 'Please enter a sum in dollars, or none.' : undefined);
    if (quote === undefined) return;
    mutate(
      { ...fields, quote, staffNote: fields.staffNote || null, version: seen.version },
      {
        onSuccess: () => {
          notify({ title: 'Commission saved' });
          onClose();
        },
      },
    );
  };
  return (
    <FormDialog
      title={`Edit ${commission.projectType}`}
      saveWord="Save commission"
      isBusy={isPending}
      failure={error}
      failureTitle="The commission was not saved."
      conflict={{
        of: 'commission',
        onTake: () => {
          setFields(fieldsOf(commission));
          seen.take();
          reset();
        },
      }}
      onSave={save}
      onClose={onClose}
    >
      <CommissionFields
        words={fields}
        faults={faults}
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
          <WholeRow>
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
          </WholeRow>
        }
      />
    </FormDialog>
  );
}

const fieldsOf = (commission: CommissionDetail): Fields => ({
  projectType: commission.projectType,
  budgetRange: commission.budgetRange,
  description: commission.description,
  wantsStudioVisit: commission.wantsStudioVisit,
  quote: commission.quote === null ? '' : String(commission.quote),
  staffNote: commission.staffNote ?? '',
});

/** `12,500.00` in dollars; null for none, undefined for what is no sum. */
function quoteOf(typed: string): number | null | undefined {
  const text = typed.replaceAll(/[\s,$]/g, '');
  if (text === '') return null;
  return /^\d+(\.\d{1,2})?$/.test(text) ? Number(text) : undefined;
}
