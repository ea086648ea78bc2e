import { isApiError, requestPresaleNotification } from '@gallery/api-client';
import type { PreviewedArtwork } from '@gallery/contracts';
import { notify } from '@gallery/session';
import { Button, WordLink } from '@gallery/ui';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router';
import styles from './preview-work.module.css';

export interface PresaleNoticeProps {
  work: PreviewedArtwork;
  onChanged: () => Promise<unknown>;
}

/** Asks to be told when the work opens to everybody, or about the work itself. */
export function PresaleNotice({ work, onChanged }: PresaleNoticeProps) {
  const { mutate: request, isPending } = useMutation({
    ...requestPresaleNotification(),
    onSuccess: async () => {
      notify({ title: 'Notification Requested', description: `We write to you when ${work.title} opens.` });
      await onChanged();
    },
    onError: (failure) =>
      notify({
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
        <Button variant="word" isBusy={isPending} onClick={() => request(work.artworkId)}>
          Notify me<span className="visually-hidden"> when {work.title} opens</span>
        </Button>
      )}
      <WordLink
        render={(parts) => (
          <Link
            to={`/collector/portal?tab=inquiry&artwork=${encodeURIComponent(work.artworkId)}`}
            {...parts}
          />
        )}
      >
        Ask about this work
      </WordLink>
    </div>
  );
}
