import { addCollectorNote, updateCollectorNote } from '@gallery/api-client';
import type { CollectorNoteView } from '@gallery/contracts';
import { Notice } from '@gallery/ui';
import type { AppForm } from '@gallery/ui/forms';
import type { ReactNode } from 'react';
import { ConfirmFormDialog } from '../../components/dialogs/confirm-dialog';
import { useFormVersion } from '../../components/forms/use-form-version';
import { useMutationForm } from '../../components/forms/use-mutation-form';

export interface AddCollectorNoteDialogProps {
  collectorId: string;
  onClose: () => void;
}

/** Adds a note about a collector. */
export function AddCollectorNoteDialog({ collectorId, onClose }: AddCollectorNoteDialogProps) {
  const form = useMutationForm({
    mutation: addCollectorNote(collectorId),
    defaultValues: { text: '' },
    toRequest: ({ text }) => text,
    onSuccess: onClose,
  });
  return <NoteDialog form={form} title="Add a note" confirmLabel="Add note" onClose={onClose} />;
}

export interface EditCollectorNoteDialogProps extends AddCollectorNoteDialogProps {
  /** One of the reader's own, as it is now. */
  note: CollectorNoteView;
}

/** Changes a note. What was typed stays when somebody else was faster. */
export function EditCollectorNoteDialog({ collectorId, note, onClose }: EditCollectorNoteDialogProps) {
  const form = useMutationForm({
    mutation: updateCollectorNote(collectorId, note.id),
    defaultValues: { text: note.text },
    toRequest: ({ text }) => ({ text, version: seen.version }),
    onSuccess: onClose,
  });
  const seen = useFormVersion(note.version, form.error);
  return (
    <NoteDialog
      form={form}
      title="Edit note"
      confirmLabel="Save note"
      onClose={onClose}
      conflict={
        <Notice tone="warning" isAnswer title="This note has changed meanwhile.">
          It now says: “{note.text}” Save again to let yours hold.
        </Notice>
      }
    />
  );
}

interface NoteDialogProps {
  form: AppForm<{ text: string }>;
  title: string;
  confirmLabel: string;
  conflict?: ReactNode;
  onClose: () => void;
}

function NoteDialog({ form, ...dialog }: NoteDialogProps) {
  return (
    <ConfirmFormDialog
      {...dialog}
      form={form}
      busyLabel="Saving..."
      tone="ink"
      failureTitle="The note was not saved."
    >
      <form.TextAreaField
        name="text"
        label="Note"
        hint="For the gallery. Collectors who ask for their data get it too."
        rows={5}
        maxLength={5_000}
      />
    </ConfirmFormDialog>
  );
}
