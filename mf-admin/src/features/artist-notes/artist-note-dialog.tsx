import { updateArtistNote, createArtistNote } from '@gallery/api-client';
import type { ArtistNoteRecord } from '@gallery/contracts';
import { showToast } from '@gallery/session';
import { TextAreaField, TextField } from '@gallery/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { AudienceField } from '../../components/forms/audience-field';
import { fieldErrors } from '../../components/forms/field-errors';
import { FieldGrid, FullWidth } from '../../components/forms/field-grid';
import { FormDialog } from '../../components/dialogs/form-dialog';
import { useFormVersion } from '../../components/forms/use-form-version';
import { ArtistNotePictureField } from './artist-note-picture-field';
import {
  toArtistNoteRequest,
  toArtistNoteFields,
  NEW_ARTIST_NOTE,
  type ArtistNoteFields,
} from './artist-note-form';

export interface ArtistNoteDialogProps {
  /** The note that is edited, as it stands now; null for a new one. */
  note: ArtistNoteRecord | null;
  onClose: () => void;
}

/** The form of an artist note. What was typed stays when saving fails, also because somebody else was faster. */
export function ArtistNoteDialog({ note, onClose }: ArtistNoteDialogProps) {
  const [fields, setFields] = useState(() => (note ? toArtistNoteFields(note) : NEW_ARTIST_NOTE));
  const writing = useMutation(createArtistNote());
  const changing = useMutation(updateArtistNote(note?.id ?? ''));
  const { error, isPending } = note ? changing : writing;
  const seen = useFormVersion(note?.version ?? 0, error);
  const faults = fieldErrors(error);
  const change = (changed: Partial<ArtistNoteFields>) => setFields((before) => ({ ...before, ...changed }));
  const onSuccess = () => {
    showToast({ title: note ? 'Note saved' : 'Note written' });
    onClose();
  };
  const save = () => {
    if (note) changing.mutate({ ...toArtistNoteRequest(fields), version: seen.version }, { onSuccess });
    else writing.mutate(toArtistNoteRequest(fields), { onSuccess });
  };
  return (
    <FormDialog
      title={note ? 'Edit artist note' : 'Write an artist note'}
      saveLabel={note ? 'Save note' : 'Write note'}
      isBusy={isPending}
      failure={error}
      failureTitle="The note was not saved."
      conflict={{
        of: 'note',
        onTake: () => {
          if (note) change(toArtistNoteFields(note));
          seen.accept();
          changing.reset();
        },
      }}
      onSave={save}
      onClose={onClose}
    >
      <FieldGrid>
        <FullWidth>
          <AudienceField audience={fields} isMany={false} error={faults.collectorId} onChange={change} />
        </FullWidth>
        <FullWidth>
          <TextField
            look="boxed"
            label="Title"
            maxLength={200}
            value={fields.title}
            error={faults.title}
            onChange={({ target }) => change({ title: target.value })}
          />
        </FullWidth>
        <FullWidth>
          <TextAreaField
            look="boxed"
            label="Note"
            rows={8}
            maxLength={5_000}
            value={fields.text}
            error={faults.text}
            onChange={({ target }) => change({ text: target.value })}
          />
        </FullWidth>
        <FullWidth>
          <ArtistNotePictureField
            picture={fields.picture}
            alt={fields.pictureAlt}
            error={faults.mediaId}
            onChange={change}
          />
        </FullWidth>
      </FieldGrid>
    </FormDialog>
  );
}
