import { deleteCollectorNote, addCollectorNote, updateCollectorNote } from '@gallery/api-client';
import type { CollectorNoteView } from '@gallery/contracts';
import { Notice } from '@gallery/ui';
import type { AppForm } from '@gallery/ui/forms';
import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { TextButton } from '../../components/actions/text-button';
import { ConfirmDialog, ConfirmFormDialog } from '../../components/dialogs/confirm-dialog';
import { DetailSection } from '../../components/records/detail-section';
import { DateTime } from '../../components/text/date-time';
import { MutedText } from '../../components/text/muted-text';
import { Row, RowList } from '../../components/records/row-list';
import styles from './collectors.module.css';
import { useFormVersion } from '../../components/forms/use-record-version';
import { useMutationForm } from '../../components/forms/use-mutation-form';

interface CollectorNotesProps {
  collectorId: string;
  notes: readonly CollectorNoteView[];
}

type Open = { kind: 'add' } | { kind: 'edit' | 'delete'; note: CollectorNoteView } | null;

/** What the gallery's people wrote down, newest first; people can change their own. */
export function CollectorNotes({ collectorId, notes }: CollectorNotesProps) {
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const deleting = useMutation(deleteCollectorNote(collectorId));
  return (
    <DetailSection title="Notes">
      {notes.length > 0 && (
        <RowList>
          {notes.map((note) => (
            <Row key={note.id}>
              <p className={styles.text}>{note.text}</p>
              <MutedText>
                {note.by}, <DateTime at={note.createdAt} shape="day" />
                {note.editedAt !== null && ', edited'}
              </MutedText>
              {note.isOwn && (
                <span>
                  <TextButton onClick={() => setOpen({ kind: 'edit', note })}>Edit</TextButton>{' '}
                  <TextButton
                    tone="destructive"
                    onClick={() => {
                      deleting.reset();
                      setOpen({ kind: 'delete', note });
                    }}
                  >
                    Delete
                  </TextButton>
                </span>
              )}
            </Row>
          ))}
        </RowList>
      )}
      <div>
        <TextButton onClick={() => setOpen({ kind: 'add' })}>Add a note</TextButton>
      </div>
      {open?.kind === 'add' && <AddCollectorNoteDialog collectorId={collectorId} onClose={close} />}
      {open?.kind === 'edit' && (
        <EditCollectorNoteDialog
          collectorId={collectorId}
          note={notes.find(({ id }) => id === open.note.id) ?? open.note}
          onClose={close}
        />
      )}
      {open?.kind === 'delete' && (
        <ConfirmDialog
          onClose={close}
          title="Delete this note?"
          confirmLabel="Delete"
          busyLabel="Deleting..."
          mutation={deleting}
          failureTitle="The note was not deleted."
          onConfirm={() => deleting.mutate({ noteId: open.note.id }, { onSuccess: close })}
        >
          <p>{open.note.text}</p>
        </ConfirmDialog>
      )}
    </DetailSection>
  );
}

interface AddCollectorNoteDialogProps {
  collectorId: string;
  onClose: () => void;
}

function AddCollectorNoteDialog({ collectorId, onClose }: AddCollectorNoteDialogProps) {
  const form = useMutationForm({
    mutation: addCollectorNote(collectorId),
    defaultValues: { text: '' },
    toRequest: (typed) => typed,
    onSuccess: onClose,
  });
  return <NoteDialog form={form} title="Add a note" confirmLabel="Add note" onClose={onClose} />;
}

interface EditCollectorNoteDialogProps extends AddCollectorNoteDialogProps {
  /** One of the reader's own, as it is now. */
  note: CollectorNoteView;
}

/** Changes a note. What was typed stays when someone else saved first. */
function EditCollectorNoteDialog({ collectorId, note, onClose }: EditCollectorNoteDialogProps) {
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
        <Notice tone="warning" isAnswer title="Someone else just edited this note.">
          It now says: “{note.text}” Save again to keep yours.
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
    <ConfirmFormDialog {...dialog} form={form} tone="ink" failureTitle="The note was not saved.">
      <form.TextAreaField
        name="text"
        label="Note"
        hint="Internal, but included when a collector asks for their data."
        rows={5}
        maxLength={5_000}
      />
    </ConfirmFormDialog>
  );
}
