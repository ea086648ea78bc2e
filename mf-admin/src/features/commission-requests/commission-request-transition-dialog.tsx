import { updateCommissionRequestStatus } from '@gallery/api-client';
import type { CommissionRequestDetail } from '@gallery/contracts';
import { toCents, formatMoneyWithCents, orderStatusLabel, type OrderStatus } from '@gallery/domain';
import { ConfirmFormDialog } from '../../components/dialogs/confirm-dialog';
import { useMutationForm } from '../../components/forms/use-mutation-form';
import { TRANSITION_LABELS } from './commission-request-filters';

export interface CommissionRequestTransitionDialogProps {
  commission: Pick<CommissionRequestDetail, 'id' | 'projectType' | 'quote' | 'collector'>;
  /** Where it goes. */
  status: OrderStatus;
  onClose: () => void;
}

/** Moves a commission request to a status; its collector is emailed, with the note and the quote. */
export function CommissionRequestTransitionDialog({
  commission,
  status,
  onClose,
}: CommissionRequestTransitionDialogProps) {
  const { id, projectType, quote, collector } = commission;
  const form = useMutationForm({
    mutation: updateCommissionRequestStatus(id),
    defaultValues: { note: '' },
    toRequest: ({ note }) => ({ status, note }),
    onSuccess: onClose,
  });
  const isEnd = status === 'rejected' || status === 'cancelled';
  return (
    <ConfirmFormDialog
      form={form}
      onClose={onClose}
      title={`${projectType}: ${orderStatusLabel(status).toLowerCase()}`}
      confirmLabel={TRANSITION_LABELS[status]}
      busyLabel="Saving..."
      tone={isEnd ? 'destructive' : 'ink'}
      failureTitle="The commission was not moved."
    >
      {collector !== null && (
        <p>
          {collector.firstName} is told by mail.{' '}
          {quote === null
            ? 'There is no quote yet.'
            : `The mail says our quote: ${formatMoneyWithCents(toCents(quote))}.`}
        </p>
      )}
      <form.TextAreaField name="note" label="Note" hint="The collector reads it." rows={4} maxLength={500} />
    </ConfirmFormDialog>
  );
}
