import { inventoryRecordQuery, isApiError } from '@gallery/api-client';
import { EmptyState, Button, ErrorState, LoadingState } from '@gallery/ui';
import { Dialog } from '@gallery/ui/dialog';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useFormOptions } from './use-form-options';
import { newArtworkDraft, toArtworkDraft } from './draft/artwork-draft';
import { ArtworkDialog } from './artwork-dialog';
import { pricedSizes } from './fields/artwork-field-props';

/** The Add Artwork dialog. */
export function AddArtworkDialog({ onClose }: { onClose: () => void }) {
  const { basis, isError, retry } = useFormOptions('create');
  if (!basis)
    return (
      <LoadingDialog
        title="Add Artwork"
        onClose={onClose}
        failed={isError ? 'The form could not be loaded.' : null}
        onRetry={retry}
      >
        Loading form...
      </LoadingDialog>
    );
  return (
    <ArtworkDialog
      form="create"
      record={null}
      title="Add Artwork"
      basis={basis}
      begin={() => newArtworkDraft(new Date().getFullYear(), basis)}
      onClose={onClose}
    />
  );
}

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
        record={data}
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
      failed={hasFailed ? 'The artwork could not be loaded.' : null}
      onRetry={() => {
        if (error) void refetch();
        retry();
      }}
    >
      Loading artwork...
    </LoadingDialog>
  );
}

interface LoadingDialogProps {
  title: string;
  onClose: () => void;
  /** Shown in place of the form when it cannot be loaded; null while it may be. */
  failed: string | null;
  onRetry: () => void;
  /** Shown while it loads: `Loading artwork...`. */
  children: ReactNode;
}

/** A form's dialog before there is a form. */
function LoadingDialog({ title, onClose, failed, onRetry, children }: LoadingDialogProps) {
  return (
    <Dialog isOpen onClose={onClose} title={title} width="checkout">
      {failed === null ? (
        <LoadingState>{children}</LoadingState>
      ) : (
        <ErrorState
          action={
            <Button size="dense" onClick={onRetry}>
              Try again
            </Button>
          }
        >
          {failed}
        </ErrorState>
      )}
    </Dialog>
  );
}
