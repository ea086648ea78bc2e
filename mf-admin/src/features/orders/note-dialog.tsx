import { noteOrder } from '@gallery/api-client';
import { TextAreaField } from '@gallery/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '../../parts/confirm-dialog';
import { faultAt } from '../../parts/field-faults';

export interface NoteDialogProps {
  orderNumber: string;
  onClose: () => void;
}

/** Writes something down about the order that the buyer never reads. */
export function NoteDialog({ orderNumber, onClose }: NoteDialogProps) {
  const [note, setNote] = useState('');
  const noting = useMutation(noteOrder(orderNumber));
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={`Note on ${orderNumber}`}
      confirmWord="Add note"
      busyWord="Adding..."
      tone="ink"
      isBusy={noting.isPending}
      failure={noting.error}
      failureTitle="The note was not added."
      onConfirm={() => noting.mutate(note, { onSuccess: onClose })}
    >
      <TextAreaField
        look="boxed"
        label="Note"
        hint="For the gallery alone."
        rows={4}
        value={note}
        onChange={({ target }) => setNote(target.value)}
        error={faultAt(noting.error, 'note')}
      />
    </ConfirmDialog>
  );
}
