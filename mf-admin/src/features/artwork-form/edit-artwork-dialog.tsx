import { inventoryRecordQuery, isApiError } from '@gallery/api-client';
import { EmptyState } from '@gallery/ui';
import { Dialog } from '@gallery/ui/dialog';
import { useQuery } from '@tanstack/react-query';
import { LoadingDialog } from './loading-dialog';
import { useFormOptions } from './use-form-options';
import { pricedSizes } from './fields/owner-only-sizes';
import { toArtworkDraft } from './draft/artwork-draft';
import { ArtworkDialog } from './artwork-dialog';

/** The edit dialog, filled from the artwork as it is when the dialog opens. */
export function EditArtworkDialog({ artworkId, onClose }: { artworkId: string; onClose: () => void }) {
  const { data, error, isFetching, isFetchedAfterMount, refetch } = useQuery({
    ...inventoryRecordQuery(artworkId),
    // The current record is edited, not what a list has loaded before.
    refetchOnMount: 'always',
  });
  const { basis, isError, retry } = useFormOptions('edit');
  if (data && isFetchedAfterMount && basis)
    return (
      <ArtworkDialog
        form="edit"
        artworkId={artworkId}
        title="Edit Details"
        basis={{ ...basis, priced: pricedSizes(data) }}
        begin={() => toArtworkDraft(data, basis.book)}
        onClose={onClose}
      />
    );
  if (isApiError(error, 'artwork_not_found'))
    return (
      <Dialog isOpen onClose={onClose} title="Edit Details" width="checkout">
        <EmptyState>Item not found</EmptyState>
      </Dialog>
    );
  const hasFailed = (error !== null && !isFetching) || isError;
  return (
    <LoadingDialog
      title="Edit Details"
      onClose={onClose}
      failed={hasFailed ? 'The work could not be read.' : null}
      onRetry={() => {
        if (error) void refetch();
        retry();
      }}
    >
      Loading artwork...
    </LoadingDialog>
  );
}
