import { moveCommission } from '@gallery/api-client';
import type { CommissionDetail } from '@gallery/contracts';
import { cents, formatSum, statusWord, type OrderStatus } from '@gallery/domain';
import { TextAreaField } from '@gallery/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '../../parts/confirm-dialog';
import { fieldFaults, isAtFields } from '../../parts/field-faults';
import { MOVE_WORDS } from './commission-words';

export interface MoveDialogProps {
  commission: Pick<CommissionDetail, 'id' | 'projectType' | 'quote' | 'collector'>;
  /** Where it goes. */
  status: OrderStatus;
  onClose: () => void;
}

/** Brings a commission to a status; its collector is written to, with the note and the quote. */
export function MoveDialog({ commission, status, onClose }: MoveDialogProps) {
  const { id, projectType, quote, collector } = commission;
  const [note, setNote] = useState('');
  const moving = useMutation(moveCommission(id));
  const isEnd = status === 'rejected' || status === 'cancelled';
  return (
    <ConfirmDialog
      onClose={onClose}
      title={`${projectType}: ${statusWord(status).toLowerCase()}`}
      confirmWord={MOVE_WORDS[status]}
      busyWord="Saving..."
      tone={isEnd ? 'destructive' : 'ink'}
      isBusy={moving.isPending}
      failure={isAtFields(moving.error) ? null : moving.error}
      failureTitle="The commission was not moved."
      onConfirm={() => moving.mutate({ status, note }, { onSuccess: onClose })}
    >
      {collector !== null && (
        <p>
          {collector.firstName} is told by mail.{' '}
          {quote === null ? 'There is no quote yet.' : `The mail says our quote: ${formatSum(cents(quote))}.`}
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
        error={fieldFaults(moving.error).note}
      />
    </ConfirmDialog>
  );
}
