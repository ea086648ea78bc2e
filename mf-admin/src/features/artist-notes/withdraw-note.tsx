import { withdrawArtistNote } from '@gallery/api-client';
import type { ArtistNoteRecord } from '@gallery/contracts';
import { useMutation } from '@tanstack/react-query';
import { ConfirmDialog } from '../../parts/confirm-dialog';
import { readerWords } from './note-words';

export interface WithdrawNoteProps {
  note: ArtistNoteRecord;
  onClose: () => void;
}

/** Takes a note back. */
export function WithdrawNote({ note, onClose }: WithdrawNoteProps) {
  const withdrawing = useMutation(withdrawArtistNote(note.id));
  return (
    <ConfirmDialog
      onClose={onClose}
      title={`Withdraw “${note.title}”?`}
      confirmWord="Withdraw"
      busyWord="Withdrawing..."
      isBusy={withdrawing.isPending}
      failure={withdrawing.error}
      failureTitle="The note was not withdrawn."
      onConfirm={() => withdrawing.mutate(undefined, { onSuccess: onClose })}
    >
      <p>{readerWords(note)}: nobody of them reads it any more. This cannot be undone.</p>
    </ConfirmDialog>
  );
}
