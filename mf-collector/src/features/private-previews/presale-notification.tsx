import { requestPresaleNotification, serverMessageOf } from '@gallery/api-client';
import type { PreviewedArtwork } from '@gallery/contracts';
import { showToast, showErrorToast } from '@gallery/session';
import { Button, TextLink } from '@gallery/ui';
import { useMutation } from '@tanstack/react-query';
import styles from './private-preview.module.css';

export interface PresaleNotificationProps {
  artwork: PreviewedArtwork;
  onChanged: () => Promise<unknown>;
}

/** Requests an email when the artwork goes on sale, or links to an inquiry. */
export function PresaleNotification({ artwork, onChanged }: PresaleNotificationProps) {
  const { mutate: request, isPending } = useMutation({
    ...requestPresaleNotification(),
    onSuccess: async () => {
      showToast({
        title: 'Notification Requested',
        description: `We’ll email you when ${artwork.title} goes on public sale.`,
      });
      await onChanged();
    },
    onError: (error) =>
      showErrorToast('The notification could not be requested', serverMessageOf(error, 'Please try again.')),
  });
  return (
    <div className={styles.words}>
      {artwork.presale === 'requested' ? (
        <p className={styles.requested}>We’ll email you when this work goes on public sale.</p>
      ) : (
        <Button variant="text" isBusy={isPending} onClick={() => request(artwork.artworkId)}>
          Notify me<span className="visually-hidden"> when {artwork.title} goes on sale</span>
        </Button>
      )}
      <TextLink to={`/collector/portal?tab=inquiry&artwork=${encodeURIComponent(artwork.artworkId)}`}>
        Ask about this work
      </TextLink>
    </div>
  );
}
