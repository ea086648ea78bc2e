import { changeArtistNote, isApiError, writeArtistNote } from '@gallery/api-client';
import type { ArtistNoteRecord } from '@gallery/contracts';
import { notify } from '@gallery/session';
import { Button, Notice, TextAreaField, TextField } from '@gallery/ui';
import { Dialog } from '@gallery/ui/dialog';
import { useMutation } from '@tanstack/react-query';
import { useId, useState, type SubmitEvent } from 'react';
import { AudienceField } from '../../parts/audience-field';
import { fieldFaults, isAtFields } from '../../parts/field-faults';
import { FieldGrid, WholeRow } from '../../parts/field-grid';
import { Problem } from '../../parts/problem';
import { bodyOf, fieldsOf, NEW_NOTE, type NoteFields } from './note-form';

export interface NoteDialogProps {
  /** The note that is edited, as it stands now; null for a new one. */
  note: ArtistNoteRecord | null;
  onClose: () => void;
}

/** The form of an artist note. What was typed stays when saving fails, also because somebody else was faster. */
export function NoteDialog({ note, onClose }: NoteDialogProps) {
  const formId = useId();
  const [fields, setFields] = useState(() => (note ? fieldsOf(note) : NEW_NOTE));
  const writing = useMutation(writeArtistNote());
  const changing = useMutation(changeArtistNote(note?.id ?? ''));
  const { error, isPending } = note ? changing : writing;
  const faults = fieldFaults(error);
  const isConflict = isApiError(error, 'changed_meanwhile');
  const change = (changed: Partial<NoteFields>) => setFields((before) => ({ ...before, ...changed }));
  const onSuccess = () => {
    notify({ title: note ? 'Note saved' : 'Note written' });
    onClose();
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    if (note) changing.mutate({ ...bodyOf(fields, note), version: note.version }, { onSuccess });
    else writing.mutate(bodyOf(fields, null), { onSuccess });
  };
  return (
    <Dialog
      isOpen
      width="checkout"
      title={note ? 'Edit artist note' : 'Write an artist note'}
      onClose={() => !isPending && onClose()}
      footer={
        <Button
          type="submit"
          form={formId}
          variant="filled"
          size="dense"
          isBusy={isPending}
          busyText="Saving..."
        >
          {note ? 'Save note' : 'Write note'}
        </Button>
      }
    >
      <form id={formId} noValidate aria-busy={isPending} onSubmit={submit}>
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
        </FieldGrid>
        {isConflict && (
          <Notice tone="warning" title="Somebody else has changed this note meanwhile.">
            What you entered is still here: save again to let it hold, or{' '}
            <Button
              variant="word"
              onClick={() => {
                if (note) change(fieldsOf(note));
                changing.reset();
              }}
            >
              take what is there now
            </Button>
          </Notice>
        )}
        {!isConflict && !isAtFields(error) && <Problem title="The note was not saved." failure={error} />}
      </form>
    </Dialog>
  );
}
