import { changeArtistNote, writeArtistNote } from '@gallery/api-client';
import type { ArtistNoteRecord } from '@gallery/contracts';
import { notify } from '@gallery/session';
import { TextAreaField, TextField } from '@gallery/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { AudienceField } from '../../parts/audience-field';
import { fieldFaults } from '../../parts/field-faults';
import { FieldGrid, WholeRow } from '../../parts/field-grid';
import { FormDialog } from '../../parts/form-dialog';
import { useSeenVersion } from '../../parts/use-seen-version';
import { NotePicture } from './note-picture';
import { bodyOf, fieldsOf, NEW_NOTE, type NoteFields } from './note-form';

export interface NoteDialogProps {
  /** The note that is edited, as it stands now; null for a new one. */
  note: ArtistNoteRecord | null;
  onClose: () => void;
}

/** The form of an artist note. What was typed stays when saving fails, also because somebody else was faster. */
export function NoteDialog({ note, onClose }: NoteDialogProps) {
  const [fields, setFields] = useState(() => (note ? fieldsOf(note) : NEW_NOTE));
  const writing = useMutation(writeArtistNote());
  const changing = useMutation(changeArtistNote(note?.id ?? ''));
  const { error, isPending } = note ? changing : writing;
  const seen = useSeenVersion(note?.version ?? 0, error);
  const faults = fieldFaults(error);
  const change = (changed: Partial<NoteFields>) => setFields((before) => ({ ...before, ...changed }));
  const onSuccess = () => {
    notify({ title: note ? 'Note saved' : 'Note written' });
    onClose();
  };
  const save = () => {
    if (note) changing.mutate({ ...bodyOf(fields), version: seen.version }, { onSuccess });
    else writing.mutate(bodyOf(fields), { onSuccess });
  };
  return (
    <FormDialog
      title={note ? 'Edit artist note' : 'Write an artist note'}
      saveWord={note ? 'Save note' : 'Write note'}
      isBusy={isPending}
      failure={error}
      failureTitle="The note was not saved."
      conflict={{
        of: 'note',
        onTake: () => {
          if (note) change(fieldsOf(note));
          seen.take();
          changing.reset();
        },
      }}
      onSave={save}
      onClose={onClose}
    >
      <FieldGrid>
        <WholeRow>
          <AudienceField audience={fields} isMany={false} error={faults.collectorId} onChange={change} />
        </WholeRow>
        <WholeRow>
          <TextField
            look="boxed"
            label="Title"
            maxLength={200}
            value={fields.title}
            error={faults.title}
            onChange={({ target }) => change({ title: target.value })}
          />
        </WholeRow>
        <WholeRow>
          <TextAreaField
            look="boxed"
            label="Note"
            rows={8}
            maxLength={5_000}
            value={fields.text}
            error={faults.text}
            onChange={({ target }) => change({ text: target.value })}
          />
        </WholeRow>
        <WholeRow>
          <NotePicture
            picture={fields.picture}
            alt={fields.pictureAlt}
            error={faults.mediaId}
            onChange={change}
          />
        </WholeRow>
      </FieldGrid>
    </FormDialog>
  );
}
