import { deleteStudioEvent, studioEventQrCodeQuery } from '@gallery/api-client';
import type { StudioEvent } from '@gallery/contracts';
import { showToast, copyLink } from '@gallery/session';
import { LoadingState, downloadUrl } from '@gallery/ui';
import { Dialog } from '@gallery/ui/dialog';
import { useMutation, useQuery } from '@tanstack/react-query';
import { ConfirmDialog } from '../../components/dialogs/confirm-dialog';
import { TextButton } from '../../components/actions/text-button';
import { ErrorNotice } from '../../components/feedback/error-notice';
import styles from './event-qr-code-dialog.module.css';

interface DeleteEventDialogProps {
  event: Pick<StudioEvent, 'id' | 'title'>;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks before an event goes with its guests and photographs. It is archived when anything of it was sold or held. */
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

interface EventQrCodeDialogProps {
  event: Pick<StudioEvent, 'id' | 'title'>;
  onClose: () => void;
}

/** The code that guests scan, to be printed or sent on. */
export function EventQrCodeDialog({ event, onClose }: EventQrCodeDialogProps) {
  const { data: code, isPending, error } = useQuery(studioEventQrCodeQuery(event.id));
  return (
    <Dialog isOpen title={event.title} onClose={onClose}>
      {isPending && <LoadingState>Loading QR code...</LoadingState>}
      <ErrorNotice title="The QR code could not be created." failure={error} />
      {code && (
        <>
          <img className={styles.code} src={code.qrCode} alt={`QR code of ${event.title}`} />
          <p>Scan to access live event feed</p>
          <p className={styles.address}>{code.eventUrl}</p>
          <div className={styles.words}>
            <TextButton
              onClick={() => {
                downloadUrl(code.qrCode, `${event.title.replace(/[^\p{L}\p{N}]+/gu, '-')}-qr.png`);
                showToast({ title: 'Downloaded', description: 'QR code saved to your device' });
              }}
            >
              Download QR Code
            </TextButton>
            <TextButton onClick={() => void copyLink(code.eventUrl, 'Copied!')}>Copy Link</TextButton>
          </div>
        </>
      )}
    </Dialog>
  );
}
