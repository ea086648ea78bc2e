import { deleteArtwork, INVENTORY_KEY, isApiError } from '@gallery/api-client';
import type { InventoryRow } from '@gallery/contracts';
import { showToast } from '@gallery/session';
import { Button } from '@gallery/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '../../components/dialogs/confirm-dialog';

/** Asks before an artwork is deleted, and says whether it was archived instead. */
export function DeleteArtworkButton({ row: { id, title } }: { row: InventoryRow }) {
  const [isAsking, setAsking] = useState(false);
  const queryClient = useQueryClient();
  const { mutate, isPending, error, reset } = useMutation({
    ...deleteArtwork(),
    onSuccess: async ({ outcome }) => {
      setAsking(false);
      showToast({
        title: 'Artwork deleted successfully',
        ...(outcome === 'archived'
          ? { description: 'Its ledger and certificates are kept: it is archived.' }
          : {}),
      });
      await queryClient.invalidateQueries({ queryKey: INVENTORY_KEY });
    },
    onError: (failure) =>
      showToast({
        title: 'Error deleting artwork',
        description: (isApiError(failure) ? failure.serverMessage : null) ?? 'Please try again',
        tone: 'destructive',
      }),
  });
  const ask = () => {
    if (!id) showToast({ title: 'Invalid artwork ID. Cannot delete.', tone: 'destructive' });
    else setAsking(true);
  };
  return (
    <>
      <Button
        variant="text"
        tone="destructive"
        aria-label={isPending ? undefined : `Delete ${title}`}
        disabled={isPending || !id}
        onClick={ask}
      >
        {isPending ? 'Deleting...' : 'Delete'}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => {
          setAsking(false);
          reset();
        }}
        title={`Delete ${title}?`}
        confirmLabel="Delete"
        busyLabel="Deleting..."
        isBusy={isPending}
        failure={error}
        failureTitle="Error deleting artwork"
        onConfirm={() => mutate(id)}
      >
        A work that nobody has anything of is removed for good. One with sales, holds, reservations or
        certificates is archived: it leaves the site and this list, and its ledger stays.
      </ConfirmDialog>
    </>
  );
}
