import { studioEventQrCodeQuery } from '@gallery/api-client';
import type { StudioEvent } from '@gallery/contracts';
import { showToast, copyLink } from '@gallery/session';
import { LoadingState, downloadUrl } from '@gallery/ui';
import { Dialog } from '@gallery/ui/dialog';
import { useQuery } from '@tanstack/react-query';
import { TextButton } from '../../components/actions/text-button';
import { ErrorNotice } from '../../components/feedback/error-notice';
import styles from './event-qr-code-dialog.module.css';

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
          <img className={styles.code} src={code.qrCode} alt={`QR code for ${event.title}`} />
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
