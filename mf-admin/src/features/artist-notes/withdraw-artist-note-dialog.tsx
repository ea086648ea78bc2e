import { withdrawArtistNote } from '@gallery/api-client';
import type { ArtistNoteRecord } from '@gallery/contracts';
import { useMutation } from '@tanstack/react-query';
import { ConfirmDialog } from '../../components/dialogs/confirm-dialog';
import { artistNoteAudienceLabel } from './artist-note-form';

/** Takes a note back. */
export function WithdrawArtistNoteDialog({ note, onClose }: { note: ArtistNoteRecord; onClose: () => void }) {
  const withdrawing = useMutation(withdrawArtistNote(note.id));
  return (
    <ConfirmDialog
      onClose={onClose}
      title={`Withdraw “${note.title}”?`}
      confirmLabel="Withdraw"
      busyLabel="Withdrawing..."
      mutation={withdrawing}
      failureTitle="The note was not withdrawn."
      onConfirm={() => withdrawing.mutate(undefined, { onSuccess: onClose })}
    >
      <p>{artistNoteAudienceLabel(note)}: nobody of them reads it any more. This cannot be undone.</p>
    </ConfirmDialog>
  );
}
