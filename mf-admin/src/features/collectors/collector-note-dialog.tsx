import { addCollectorNote, updateCollectorNote, isApiError } from '@gallery/api-client';
import type { CollectorNoteView } from '@gallery/contracts';
import { Notice, TextAreaField } from '@gallery/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '../../components/dialogs/confirm-dialog';
import { fieldErrors, hasFieldErrors } from '../../components/forms/field-errors';
import { useFormVersion } from '../../components/forms/use-form-version';

export interface CollectorNoteDialogProps {
  collectorId: string;
  /** The note that is edited, as it stands now; null for a new one. */
  note: CollectorNoteView | null;
  onClose: () => void;
}

/** Writes down something about a collector, or changes what one wrote. What was typed stays when saving fails. */
export function CollectorNoteDialog({ collectorId, note, onClose }: CollectorNoteDialogProps) {
  const [text, setText] = useState(note?.text ?? '');
  const adding = useMutation(addCollectorNote(collectorId));
  const changing = useMutation(updateCollectorNote(collectorId, note?.id ?? ''));
  const { error, isPending } = note ? changing : adding;
  const seen = useFormVersion(note?.version ?? 0, error);
  const isConflict = isApiError(error, 'changed_meanwhile');
  const save = () =>
    note
      ? changing.mutate({ text, version: seen.version }, { onSuccess: onClose })
      : adding.mutate(text, { onSuccess: onClose });
  return (
    <ConfirmDialog
      onClose={onClose}
      title={note ? 'Edit note' : 'Add a note'}
      confirmLabel={note ? 'Save note' : 'Add note'}
      busyLabel="Saving..."
      tone="ink"
      isBusy={isPending}
      failure={isConflict || hasFieldErrors(error) ? null : error}
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
        error={fieldErrors(error).text}
      />
      {isConflict && (
        <Notice tone="warning" isAnswer title="This note has changed meanwhile.">
          It now says: “{note?.text}” Save again to let yours hold.
        </Notice>
      )}
    </ConfirmDialog>
  );
}
