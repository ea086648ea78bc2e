import { inventoryRecordQuery, isApiError } from '@gallery/api-client';
import { Button, EmptyState, ErrorState, LoadingState } from '@gallery/ui';
import { Dialog } from '@gallery/ui/dialog';
import { useQuery } from '@tanstack/react-query';
import { draftOf } from './work-draft';
import { WorkDialog } from './work-dialog';

export interface EditWorkDialogProps {
  workId: string;
  onClose: () => void;
}

/** The edit dialog, filled from the work as it is when the dialog opens (A40, A53-A55). */
export function EditWorkDialog({ workId, onClose }: EditWorkDialogProps) {
  const { data, error, isFetching, isFetchedAfterMount, refetch } = useQuery({
    ...inventoryRecordQuery(workId),
    // What is edited is what is there now, not what a list has read before.
    refetchOnMount: 'always',
  });
  if (data && isFetchedAfterMount)
    return (
      <WorkDialog
        form="edit"
        workId={workId}
        title="Edit Details"
        begin={() => draftOf(data)}
        onClose={onClose}
      />
    );
  return (
    <Dialog isOpen onClose={onClose} title="Edit Details" width="checkout">
      {isApiError(error, 'artwork_not_found') ? (
        <EmptyState>Item not found</EmptyState>
      ) : error && !isFetching ? (
        <ErrorState
          action={
            <Button size="dense" onClick={() => void refetch()}>
              Try again
            </Button>
          }
        >
          The work could not be read.
        </ErrorState>
      ) : (
        <LoadingState>Loading artwork...</LoadingState>
      )}
    </Dialog>
  );
}
