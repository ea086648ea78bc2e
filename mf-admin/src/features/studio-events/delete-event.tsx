import { removeStudioEvent } from '@gallery/api-client';
import type { StudioEvent } from '@gallery/contracts';
import { notify } from '@gallery/session';
import { useMutation } from '@tanstack/react-query';
import { ConfirmDialog } from '../../parts/confirm-dialog';

export interface DeleteEventProps {
  event: Pick<StudioEvent, 'id' | 'title'>;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks before an event goes with its guests. One with photographs stays: they may have been sold. */
export function DeleteEvent({ event, onClose, onDeleted }: DeleteEventProps) {
  const { mutate, isPending, error } = useMutation({
    ...removeStudioEvent(event.id),
    onSuccess: () => {
      notify({ title: 'Event deleted successfully' });
      onDeleted();
    },
    onError: () => notify({ title: 'Error deleting event', tone: 'destructive' }),
  });
  return (
    <ConfirmDialog
      onClose={onClose}
      title={`Delete ${event.title}?`}
      confirmWord="Delete"
      busyWord="Deleting..."
      isBusy={isPending}
      failure={error}
      failureTitle="Error deleting event"
      onConfirm={mutate}
    >
      Its registrations and reminders go with it. This cannot be undone. An event with photographs cannot be
      deleted: cancel it instead.
    </ConfirmDialog>
  );
}
