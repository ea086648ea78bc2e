import { addCollectorNote, changeCollectorNote, isApiError } from '@gallery/api-client';
import type { CollectorNoteView } from '@gallery/contracts';
import { Notice, TextAreaField } from '@gallery/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '../../parts/confirm-dialog';
import { fieldFaults, isAtFields } from '../../parts/field-faults';
import { useSeenVersion } from '../../parts/use-seen-version';

export interface NoteDialogProps {
  collectorId: string;
  /** The note that is edited, as it stands now; null for a new one. */
  note: CollectorNoteView | null;
  onClose: () => void;
}

/** Writes down something about a collector, or changes what one wrote. What was typed stays when saving fails. */
export function NoteDialog({ collectorId, note, onClose }: NoteDialogProps) {
  const [text, setText] = useState(note?.text ?? '');
  const adding = useMutation(addCollectorNote(collectorId));
  const changing = useMutation(changeCollectorNote(collectorId, note?.id ?? ''));
  const { error, isPending } = note ? changing : adding;
  const seen = useSeenVersion(note?.version ?? 0, error);
  const isConflict = isApiError(error, 'changed_meanwhile');
  const save = () =>
    note
      ? changing.mutate({ text, version: seen.version }, { onSuccess: onClose })
      : adding.mutate(text, { onSuccess: onClose });
  return (
    <ConfirmDialog
      onClose={onClose}
      title={note ? 'Edit note' : 'Add a note'}
      confirmWord={note ? 'Save note' : 'Add note'}
      busyWord="Saving..."
      tone="ink"
      isBusy={isPending}
      failure={isConflict || isAtFields(error) ? null : error}
      failureTitle="The note was not saved."
      onConfirm={save}
    >
      <TextAreaField
        look="boxed"
        label="Note"
        hint="For the gallery. Collectors who ask for their data get it too."
        rows={5}
        maxLength={5_000}
        value={text}
        onChange={({ target }) => setText(target.value)}
        error={fieldFaults(error).text}
      />
      {isConflict && (
        <Notice tone="warning" isAnswer title="This note has changed meanwhile.">
          It now says: “{note?.text}” Save again to let yours hold.
        </Notice>
      )}
    </ConfirmDialog>
  );
}
