import { deleteArtwork, INVENTORY, invalidateAdmin, isApiError } from '@gallery/api-client';
import type { InventoryRow } from '@gallery/contracts';
import { showToast } from '@gallery/session';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { TextButton } from '../../components/actions/text-button';
import { ConfirmDialog } from '../../components/dialogs/confirm-dialog';

/** Asks before an artwork is deleted, and says whether it was archived instead. */
export function DeleteArtworkButton({ row: { id, title } }: { row: InventoryRow }) {
  const [isAsking, setAsking] = useState(false);
  const queryClient = useQueryClient();
  const deleting = useMutation({
    ...deleteArtwork(),
    onSuccess: async ({ outcome }) => {
      setAsking(false);
      showToast({
        title: 'Artwork deleted successfully',
        ...(outcome === 'archived'
          ? { description: 'It was archived, because its ledger and certificates are kept.' }
          : {}),
      });
      await invalidateAdmin(queryClient, [INVENTORY]);
    },
    onError: (failure) =>
      showToast({
        title: 'Error deleting artwork',
        description: (isApiError(failure) ? failure.serverMessage : null) ?? 'Please try again',
        tone: 'destructive',
      }),
  });
  const { mutate, isPending, reset } = deleting;
  const ask = () => {
    if (!id) showToast({ title: 'Invalid artwork ID. Cannot delete.', tone: 'destructive' });
    else setAsking(true);
  };
  return (
    <>
      <TextButton
        tone="destructive"
        aria-label={isPending ? undefined : `Delete ${title}`}
        disabled={isPending || !id}
        onClick={ask}
      >
        {isPending ? 'Deleting...' : 'Delete'}
      </TextButton>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => {
          setAsking(false);
          reset();
        }}
        title={`Delete ${title}?`}
        confirmLabel="Delete"
        busyLabel="Deleting..."
        mutation={deleting}
        failureTitle="Error deleting artwork"
        onConfirm={() => mutate({ id })}
      >
        An artwork with no sales, holds, reservations or certificates is deleted permanently. Any other is
        archived: it leaves the site and this list, but its ledger is kept.
      </ConfirmDialog>
    </>
  );
}
