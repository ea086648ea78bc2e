import { holdPrint } from '@gallery/api-client';
import type { EditionStock, PrintRecord } from '@gallery/contracts';
import { ConfirmFormDialog } from '../../components/dialogs/confirm-dialog';
import { useMutationForm } from '../../components/forms/use-mutation-form';

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
  const form = useMutationForm({
    mutation: holdPrint({ editionId, number, version }),
    defaultValues: { holdFor: '', day: '', reason: '' },
    fieldNames: { until: 'day' },
    toRequest: ({ day, ...hold }) => ({ ...hold, until: endOfDay(day) }),
    toast: `Number ${number} is on hold`,
    onSuccess: onClose,
  });
  return (
    <ConfirmFormDialog
      form={form}
      onClose={onClose}
      title={`Hold number ${number} of ${title}`}
      confirmLabel="Hold"
      busyLabel="Holding..."
      tone="ink"
      failureTitle="The number is not on hold."
    >
      <p>Nobody can buy it until then; you can sell it, or release it, at any time.</p>
      <form.TextField name="holdFor" label="For" />
      <form.TextField name="day" label="Until the end of" type="date" />
      <form.TextField name="reason" label="Reason" hint="For the gallery's history." />
    </ConfirmFormDialog>
  );
}

/** The last moment of a day in the reader's zone. The server refuses what is not a day, at the field. */
function endOfDay(day: string): string {
  const end = new Date(`${day}T23:59:59`);
  return Number.isNaN(end.getTime()) ? day : end.toISOString();
}
