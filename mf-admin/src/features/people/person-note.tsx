import { updatePersonNote } from '@gallery/api-client';
import type { PersonRecord } from '@gallery/contracts';
import { Notice } from '@gallery/ui';
import { useState } from 'react';
import { TextButton } from '../../components/actions/text-button';
import { ConfirmFormDialog } from '../../components/dialogs/confirm-dialog';
import { useMutationForm } from '../../components/forms/use-mutation-form';
import { useFormVersion } from '../../components/forms/use-record-version';
import { DetailSection } from '../../components/records/detail-section';
import { DateTime } from '../../components/text/date-time';
import { MutedText } from '../../components/text/muted-text';
import styles from './people.module.css';

interface PersonNoteProps {
  person: Pick<PersonRecord, 'id' | 'note' | 'version'>;
}

/** The one note that staff keep on a person, and who wrote it last. */
export function PersonNote({ person }: PersonNoteProps) {
  const [isEditing, setEditing] = useState(false);
  const { note } = person;
  return (
    <DetailSection title="Note">
      {note && (
        <div>
          <p className={styles.text}>{note.text}</p>
          <MutedText>
            {note.by}, <DateTime at={note.at} shape="day" />
          </MutedText>
        </div>
      )}
      <div>
        <TextButton onClick={() => setEditing(true)}>{note ? 'Edit note' : 'Add a note'}</TextButton>
      </div>
      {isEditing && <NoteDialog person={person} onClose={() => setEditing(false)} />}
    </DetailSection>
  );
}

/** Writes the note. What was typed stays when someone else saved first. */
function NoteDialog({ person: { id, note, version }, onClose }: PersonNoteProps & { onClose: () => void }) {
  const form = useMutationForm({
    mutation: updatePersonNote(id),
    defaultValues: { text: note?.text ?? '' },
    toRequest: ({ text }) => ({ text, version: seen.version }),
    onSuccess: onClose,
  });
  const seen = useFormVersion(version, form.error);
  return (
    <ConfirmFormDialog
      form={form}
      title="Note"
      confirmLabel="Save note"
      tone="ink"
      failureTitle="The note was not saved."
      onClose={onClose}
      conflict={
        <Notice tone="warning" isAnswer title="Someone else just changed this note.">
          It now says: “{note?.text}” Save again to keep yours.
        </Notice>
      }
    >
      <form.TextAreaField
        name="text"
        label="Note"
        hint="Internal, but included when a collector asks for their data. Clear it to remove the note."
        rows={5}
        maxLength={5_000}
      />
    </ConfirmFormDialog>
  );
}
