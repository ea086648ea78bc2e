import { deleteSavedView } from '@gallery/api-client';
import type { SavedViewRecord } from '@gallery/contracts';
import { showToast } from '@gallery/session';
import { useMutation } from '@tanstack/react-query';
import { ConfirmDialog } from '../dialogs/confirm-dialog';

export interface RemoveViewDialogProps {
  view: SavedViewRecord;
  onClose: () => void;
}

/** Removes a saved view; the rows stay as they are. */
export function RemoveViewDialog({ view: { id, name, isShared }, onClose }: RemoveViewDialogProps) {
  const removing = useMutation(deleteSavedView(id));
  const remove = () =>
    removing.mutate(undefined, {
      onSuccess: () => {
        showToast({ title: `View “${name}” removed` });
        onClose();
      },
    });
  return (
    <ConfirmDialog
      onClose={onClose}
      title={`Remove “${name}”?`}
      confirmLabel="Remove"
      busyLabel="Removing..."
      mutation={removing}
      failureTitle="The view was not removed."
      onConfirm={remove}
    >
      <p>
        {isShared ? 'Nobody who works here finds it any more.' : 'Its filters can be chosen and saved again.'}
      </p>
    </ConfirmDialog>
  );
}
