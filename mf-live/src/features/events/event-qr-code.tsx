import { eventQrCodeQuery } from '@gallery/api-client';
import { copyLink, showToast } from '@gallery/session';
import { Button, EmptyState, LoadingState, downloadUrl } from '@gallery/ui';
import { useQuery } from '@tanstack/react-query';
import styles from './event-qr-code.module.css';

export interface EventQrCodeProps {
  eventId: string;
  title: string;
}

/** The gate's QR code, to scan, save or share. */
export function EventQrCode({ eventId, title }: EventQrCodeProps) {
  const { data: code, isPending } = useQuery(eventQrCodeQuery(eventId));
  if (isPending)
    return (
      <div className={styles.access}>
        <div className={styles.loading}>
          <LoadingState>Loading QR code...</LoadingState>
        </div>
      </div>
    );
  if (!code) {
    return <EmptyState detail="Unable to generate QR code for this event">QR Code Unavailable</EmptyState>;
  }
  const download = () => {
    downloadUrl(code.qrCode, `${title.replace(/[^\p{L}\p{N}]+/gu, '-')}-qr.png`);
    showToast({ title: 'Downloaded', description: 'QR code saved to your device' });
  };
  return (
    <div className={styles.access}>
      <img className={styles.code} src={code.qrCode} alt={`QR code of ${title}`} />
      <div className={styles.words}>
        <p className={styles.sentence}>Scan to join on a phone.</p>
        <Button variant="text" onClick={download}>
          Download QR code
        </Button>
        <Button variant="text" onClick={() => void copyLink(code.eventUrl)}>
          Copy link
        </Button>
      </div>
    </div>
  );
}
