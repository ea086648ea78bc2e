import type { MutationOptions } from '@tanstack/react-query';
import { useMutationForm } from '../forms/use-mutation-form';
import { ConfirmFormDialog } from './confirm-dialog';

export interface AddNoteDialogProps<Answer> {
  /** What the note is about: `Note on TF-1048`. */
  title: string;
  /** Sends the note's text. */
  mutation: MutationOptions<Answer, Error, { note: string }>;
  onClose: () => void;
}

/** Adds a note for the gallery alone: neither buyer nor writer reads it. */
export function AddNoteDialog<Answer>({ title, mutation, onClose }: AddNoteDialogProps<Answer>) {
  const form = useMutationForm({
    mutation,
    defaultValues: { note: '' },
    toRequest: (typed) => typed,
    toast: 'Note added',
    onSuccess: onClose,
  });
  return (
    <ConfirmFormDialog
      form={form}
      onClose={onClose}
      title={title}
      confirmLabel="Add note"
      busyLabel="Adding..."
      tone="ink"
      failureTitle="The note was not added."
    >
      <form.TextAreaField name="note" label="Note" hint="Internal only." rows={4} />
    </ConfirmFormDialog>
  );
}
