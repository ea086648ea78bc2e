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

/** Asks to be told when the work opens to everybody, or about the work itself. */
export function PresaleNotification({ artwork: work, onChanged }: PresaleNotificationProps) {
  const { mutate: request, isPending } = useMutation({
    ...requestPresaleNotification(),
    onSuccess: async () => {
      showToast({
        title: 'Notification Requested',
        description: `We write to you when ${work.title} opens.`,
      });
      await onChanged();
    },
    onError: (failure) =>
      showToast({
        title: 'The notification could not be requested',
        description: (isApiError(failure) && failure.serverMessage) || 'Please try again.',
        tone: 'destructive',
      }),
  });
  return (
    <div className={styles.words}>
      {work.presale === 'requested' ? (
        <p className={styles.requested}>We write to you when this work opens to everybody.</p>
      ) : (
        <Button variant="text" isBusy={isPending} onClick={() => request(work.artworkId)}>
          Notify me<span className="visually-hidden"> when {work.title} opens</span>
        </Button>
      )}
      <TextLink
        render={(parts) => (
          <Link
            to={`/collector/portal?tab=inquiry&artwork=${encodeURIComponent(work.artworkId)}`}
            {...parts}
          />
        )}
      >
        Ask about this work
      </TextLink>
    </div>
  );
}
