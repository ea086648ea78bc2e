import { changeCommission, isApiError } from '@gallery/api-client';
import type { ChangedCommission, CommissionDetail } from '@gallery/contracts';
import { notify } from '@gallery/session';
import { Button, Checkbox, Notice, TextAreaField, TextField } from '@gallery/ui';
import { Dialog } from '@gallery/ui/dialog';
import { useMutation } from '@tanstack/react-query';
import { useId, useState, type SubmitEvent } from 'react';
import { fieldFaults, isAtFields } from '../../parts/field-faults';
import { FieldGrid, WholeRow } from '../../parts/field-grid';
import { Problem } from '../../parts/problem';

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
  const formId = useId();
  const [fields, setFields] = useState(() => fieldsOf(commission));
  const [quoteFault, setQuoteFault] = useState<string>();
  const { mutate, isPending, error, reset } = useMutation(changeCommission(commission.id));
  const faults = fieldFaults(error);
  const isConflict = isApiError(error, 'changed_meanwhile');
  const change = (changed: Partial<Fields>) => setFields((before) => ({ ...before, ...changed }));
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const quote = quoteOf(fields.quote);
    setQuoteFault(quote === undefined ? 'Please enter a sum in dollars, or none.' : undefined);
    if (quote === undefined || isPending) return;
    mutate(
      { ...fields, quote, staffNote: fields.staffNote || null, version: commission.version },
      {
        onSuccess: () => {
          notify({ title: 'Commission saved' });
          onClose();
        },
      },
    );
  };
  return (
    <Dialog
      isOpen
      width="checkout"
      title={`Edit ${commission.projectType}`}
      onClose={() => !isPending && onClose()}
      footer={
        <Button
          type="submit"
          form={formId}
          variant="filled"
          size="dense"
          isBusy={isPending}
          busyText="Saving..."
        >
          Save commission
        </Button>
      }
    >
      <form id={formId} noValidate aria-busy={isPending} onSubmit={submit}>
        <FieldGrid>
          <WholeRow>
            <TextField
              look="boxed"
              label="Project"
              maxLength={120}
              value={fields.projectType}
              error={faults.projectType}
              onChange={({ target }) => change({ projectType: target.value })}
            />
          </WholeRow>
          <TextField
            look="boxed"
            label="Budget"
            maxLength={120}
            value={fields.budgetRange}
            error={faults.budgetRange}
            onChange={({ target }) => change({ budgetRange: target.value })}
          />
          <TextField
            look="boxed"
            label="Quote in dollars"
            inputMode="decimal"
            hint="Told with the next step"
            value={fields.quote}
            error={quoteFault ?? faults.quote}
            onChange={({ target }) => change({ quote: target.value })}
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
          <WholeRow>
            <Checkbox
              label="Wants a studio visit"
              checked={fields.wantsStudioVisit}
              onChange={({ target }) => change({ wantsStudioVisit: target.checked })}
            />
          </WholeRow>
        </FieldGrid>
        {isConflict && (
          <Notice tone="warning" title="Somebody else has changed this commission meanwhile.">
            What you entered is still here: save again to let it hold, or{' '}
            <Button
              variant="word"
              onClick={() => {
                setFields(fieldsOf(commission));
                reset();
              }}
            >
              take what is there now
            </Button>
          </Notice>
        )}
        {!isConflict && !isAtFields(error) && (
          <Problem title="The commission was not saved." failure={error} />
        )}
      </form>
    </Dialog>
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
