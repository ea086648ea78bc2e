import { TextAreaField } from '@gallery/ui';
import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from './confirm-dialog';
import { fieldError } from '../forms/field-errors';

export interface AddNoteDialogProps<Noted> {
  /** What the note is about: `Note on TF-1048`. */
  title: string;
  /** Sends the note's words. */
  options: UseMutationOptions<Noted, Error, string>;
  onClose: () => void;
}

/** Writes something down for the gallery alone: neither buyer nor writer reads it. */
export function AddNoteDialog<Noted>({ title, options, onClose }: AddNoteDialogProps<Noted>) {
  const [note, setNote] = useState('');
  const noting = useMutation(options);
  return (
    <ConfirmDialog
      onClose={onClose}
      title={title}
      confirmLabel="Add note"
      busyLabel="Adding..."
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
        error={fieldError(noting.error, 'note')}
      />
    </ConfirmDialog>
  );
}
