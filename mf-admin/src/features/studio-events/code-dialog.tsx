import { studioEventCodeQuery } from '@gallery/api-client';
import type { StudioEvent } from '@gallery/contracts';
import { copyLink, notify } from '@gallery/session';
import { Button, LoadingState, saveAs } from '@gallery/ui';
import { Dialog } from '@gallery/ui/dialog';
import { useQuery } from '@tanstack/react-query';
import { Problem } from '../../parts/problem';
import styles from './code-dialog.module.css';

export interface CodeDialogProps {
  event: Pick<StudioEvent, 'id' | 'title'>;
  onClose: () => void;
}

/** The code that guests scan, to be printed or sent on. */
export function CodeDialog({ event, onClose }: CodeDialogProps) {
  const { data: code, isPending, error } = useQuery(studioEventCodeQuery(event.id));
  return (
    <Dialog isOpen title={event.title} onClose={onClose}>
      {isPending && <LoadingState>Loading QR code...</LoadingState>}
      <Problem title="The QR code could not be made." failure={error} />
      {code && (
        <>
          <img className={styles.code} src={code.qrCode} alt={`QR code of ${event.title}`} />
          <p>Scan to access live event feed</p>
          <p className={styles.address}>{code.eventUrl}</p>
          <div className={styles.words}>
            <Button
              variant="word"
              onClick={() => {
                saveAs(code.qrCode, `${event.title.replace(/[^\p{L}\p{N}]+/gu, '-')}-qr.png`);
                notify({ title: 'Downloaded', description: 'QR code saved to your device' });
              }}
            >
              Download QR Code
            </Button>
            <Button variant="word" onClick={() => void copyLink(code.eventUrl)}>
              Copy Link
            </Button>
          </div>
        </>
      )}
    </Dialog>
  );
}
