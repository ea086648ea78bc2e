import { updateCommissionRequestStatus } from '@gallery/api-client';
import type { CommissionRequestDetail } from '@gallery/contracts';
import { toCents, formatMoneyWithCents, orderStatusLabel, type OrderStatus } from '@gallery/domain';
import { TextAreaField } from '@gallery/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '../../components/dialogs/confirm-dialog';
import { fieldErrors, hasFieldErrors } from '../../components/forms/field-errors';
import { TRANSITION_LABELS } from './commission-request-filters';

export interface CommissionRequestTransitionDialogProps {
  commission: Pick<CommissionRequestDetail, 'id' | 'projectType' | 'quote' | 'collector'>;
  /** Where it goes. */
  status: OrderStatus;
  onClose: () => void;
}

/** Brings a commission to a status; its collector is written to, with the note and the quote. */
export function CommissionRequestTransitionDialog({
  commission,
  status,
  onClose,
}: CommissionRequestTransitionDialogProps) {
  const { id, projectType, quote, collector } = commission;
  const [note, setNote] = useState('');
  const moving = useMutation(updateCommissionRequestStatus(id));
  const isEnd = status === 'rejected' || status === 'cancelled';
  return (
    <ConfirmDialog
      onClose={onClose}
      title={`${projectType}: ${orderStatusLabel(status).toLowerCase()}`}
      confirmLabel={TRANSITION_LABELS[status]}
      busyLabel="Saving..."
      tone={isEnd ? 'destructive' : 'ink'}
      isBusy={moving.isPending}
      failure={hasFieldErrors(moving.error) ? null : moving.error}
      failureTitle="The commission was not moved."
      onConfirm={() => moving.mutate({ status, note }, { onSuccess: onClose })}
    >
      {collector !== null && (
        <p>
          {collector.firstName} is told by mail.{' '}
          {quote === null
            ? 'There is no quote yet.'
            : `The mail says our quote: ${formatMoneyWithCents(toCents(quote))}.`}
        </p>
      )}
      <TextAreaField
        look="boxed"
        label="Note"
        hint="The collector reads it."
        rows={4}
        maxLength={500}
        value={note}
        onChange={({ target }) => setNote(target.value)}
        error={fieldErrors(moving.error).note}
      />
    </ConfirmDialog>
  );
}
