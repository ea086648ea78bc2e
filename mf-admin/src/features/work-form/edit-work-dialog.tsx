import { inventoryRecordQuery, isApiError } from '@gallery/api-client';
import { EmptyState } from '@gallery/ui';
import { Dialog } from '@gallery/ui/dialog';
import { useQuery } from '@tanstack/react-query';
import { ComingDialog } from './coming-dialog';
import { useFormBasis } from './form-basis';
import { pricedIn } from './owners-sizes';
import { draftOf } from './work-draft';
import { WorkDialog } from './work-dialog';

export interface EditWorkDialogProps {
  workId: string;
  onClose: () => void;
}

/** The edit dialog, filled from the work as it is when the dialog opens. */
export function EditWorkDialog({ workId, onClose }: EditWorkDialogProps) {
  const { data, error, isFetching, isFetchedAfterMount, refetch } = useQuery({
    ...inventoryRecordQuery(workId),
    // What is edited is what is there now, not what a list has read before.
    refetchOnMount: 'always',
  });
  const { basis, isError, retry } = useFormBasis('edit');
  if (data && isFetchedAfterMount && basis)
    return (
      <WorkDialog
        form="edit"
        workId={workId}
        title="Edit Details"
        basis={{ ...basis, priced: pricedIn(data) }}
        begin={() => draftOf(data, basis.book)}
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
    <ComingDialog
      title="Edit Details"
      onClose={onClose}
      failed={hasFailed ? 'The work could not be read.' : null}
      onRetry={() => {
        if (error) void refetch();
        retry();
      }}
    >
      Loading artwork...
    </ComingDialog>
  );
}
