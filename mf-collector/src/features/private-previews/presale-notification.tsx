import { isApiError, requestPresaleNotification } from '@gallery/api-client';
import type { PreviewedArtwork } from '@gallery/contracts';
import { showToast } from '@gallery/session';
import { Button, TextLink } from '@gallery/ui';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router';
import styles from './preview-artwork.module.css';

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
        description: `We write to you when ${artwork.title} opens.`,
      });
      await onChanged();
    },
    onError: (error) =>
      showToast({
        title: 'The notification could not be requested',
        description: (isApiError(error) && error.serverMessage) || 'Please try again.',
        tone: 'destructive',
      }),
  });
  return (
    <div className={styles.words}>
      {artwork.presale === 'requested' ? (
        <p className={styles.requested}>We write to you when this work opens to everybody.</p>
      ) : (
        <Button variant="text" isBusy={isPending} onClick={() => request(artwork.artworkId)}>
          Notify me<span className="visually-hidden"> when {artwork.title} opens</span>
        </Button>
      )}
      <TextLink
        render={(parts) => (
          <Link
            to={`/collector/portal?tab=inquiry&artwork=${encodeURIComponent(artwork.artworkId)}`}
            {...parts}
          />
        )}
      >
        Ask about this work
      </TextLink>
    </div>
  );
}
