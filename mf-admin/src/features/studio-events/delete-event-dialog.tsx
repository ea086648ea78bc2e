import { deleteStudioEvent } from '@gallery/api-client';
import type { StudioEvent } from '@gallery/contracts';
import { showToast } from '@gallery/session';
import { useMutation } from '@tanstack/react-query';
import { ConfirmDialog } from '../../components/dialogs/confirm-dialog';

interface DeleteEventDialogProps {
  event: Pick<StudioEvent, 'id' | 'title'>;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks before an event is deleted with guests and photographs. If anything of it was sold or held, it is archived. */
export function DeleteEventDialog({ event, onClose, onDeleted }: DeleteEventDialogProps) {
  const deleting = useMutation({
    ...deleteStudioEvent(event.id),
    onSuccess: ({ outcome }) => {
      showToast({
        title: outcome === 'deleted' ? 'Event deleted successfully' : 'Event archived',
        description:
          outcome === 'deleted'
            ? undefined
            : 'Prints were sold or are on hold, so it was archived. It no longer appears on any page.',
      });
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
      onConfirm={() => deleting.mutate()}
    >
      Its photographs, registrations and reminders are deleted too. This cannot be undone. If prints were sold
      or are on hold, it is archived instead and its records are kept.
    </ConfirmDialog>
  );
}
