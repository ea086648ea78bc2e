import { holdPrint } from '@gallery/api-client';
import type { EditionStock, PrintRecord } from '@gallery/contracts';
import { showToast } from '@gallery/session';
import { TextField } from '@gallery/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '../../components/dialogs/confirm-dialog';
import { fieldError } from '../../components/forms/field-errors';

export interface PrintDialogProps {
  ledger: EditionStock;
  row: PrintRecord;
  onClose: () => void;
}

/** Keeps a number for somebody until a day. */
export function HoldPrintDialog({
  ledger: { editionId, title },
  row: { number, version },
  onClose,
}: PrintDialogProps) {
  const [typed, setTyped] = useState({ holdFor: '', day: '', reason: '' });
  const holding = useMutation(holdPrint({ editionId, number, version }));
  const { error } = holding;
  const hold = () =>
    holding.mutate(
      { holdFor: typed.holdFor, until: endOfDay(typed.day), reason: typed.reason },
      {
        onSuccess: () => {
          showToast({ title: `Number ${number} is on hold` });
          onClose();
        },
      },
    );
  return (
    <ConfirmDialog
      onClose={onClose}
      title={`Hold number ${number} of ${title}`}
      confirmLabel="Hold"
      busyLabel="Holding..."
      tone="ink"
      isBusy={holding.isPending}
      failure={error}
      failureTitle="The number is not on hold."
      onConfirm={hold}
    >
      <p>Nobody can buy it until then; you can sell it, or release it, at any time.</p>
      <TextField
        look="boxed"
        label="For"
        value={typed.holdFor}
        onChange={({ target }) => setTyped({ ...typed, holdFor: target.value })}
        error={fieldError(error, 'holdFor')}
      />
      <TextField
        look="boxed"
        label="Until the end of"
        type="date"
        value={typed.day}
        onChange={({ target }) => setTyped({ ...typed, day: target.value })}
        error={fieldError(error, 'until')}
      />
      <TextField
        look="boxed"
        label="Reason"
        hint="For the gallery's history."
        value={typed.reason}
        onChange={({ target }) => setTyped({ ...typed, reason: target.value })}
        error={fieldError(error, 'reason')}
      />
    </ConfirmDialog>
  );
}

/** The last moment of a day where the console is read; what is no day is refused at the field, in the server's words. */
function endOfDay(day: string): string {
  const end = new Date(`${day}T23:59:59`);
  return Number.isNaN(end.getTime()) ? day : end.toISOString();
}
