import { deleteStudioEvent } from '@gallery/api-client';
import type { StudioEvent } from '@gallery/contracts';
import { showToast } from '@gallery/session';
import { useMutation } from '@tanstack/react-query';
import { ConfirmDialog } from '../../components/dialogs/confirm-dialog';

export interface DeleteEventDialogProps {
  event: Pick<StudioEvent, 'id' | 'title'>;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks before an event goes with its guests. One with photographs stays: they may have been sold. */
export function DeleteEventDialog({ event, onClose, onDeleted }: DeleteEventDialogProps) {
  const deleting = useMutation({
    ...deleteStudioEvent(event.id),
    onSuccess: () => {
      showToast({ title: 'Event deleted successfully' });
      onDeleted();
    },
    onError: () => showToast({ title: 'Error deleting event', tone: 'destructive' }),
  });
  return (
    <ConfirmDialog
      onClose={onClose}
      title={`Delete ${event.title}?`}
      confirmLabel="Delete"
      busyLabel="Deleting..."
      mutation={deleting}
      failureTitle="Error deleting event"
      onConfirm={deleting.mutate}
    >
      Its registrations and reminders go with it. This cannot be undone. An event with photographs cannot be
      deleted: cancel it instead.
    </ConfirmDialog>
  );
}
