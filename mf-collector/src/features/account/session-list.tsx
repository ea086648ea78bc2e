import { sessionsQuery, endSession, isApiError } from '@gallery/api-client';
import { Button, ErrorState, Spinner } from '@gallery/ui';
import { useQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { SessionRecord } from '@gallery/contracts';
import { formatDate } from '@gallery/domain';
import { showToast, useTimeZone } from '@gallery/session';
import { Dialog } from '@gallery/ui/dialog';
import { SectionText } from './account-section';
import { FormError } from '../../form/form-error';
import styles from './session-list.module.css';

/** Open sessions; each can be ended. */
export function SessionList() {
  const { data: sessions, isError, isFetching, refetch } = useQuery(sessionsQuery());
  const list = useRef<HTMLUListElement>(null);
  const hasEnded = useRef(false);
  useEffect(() => {
    // The dialog returns the focus to its button, which disappears with its row.
    if (hasEnded.current && document.activeElement === document.body) {
      list.current?.focus({ preventScroll: true });
    }
    hasEnded.current = false;
  }, [sessions]);
  if (isError)
    return (
      <ErrorState onRetry={() => void refetch()} isRetrying={isFetching}>
        Your sessions could not be loaded.
      </ErrorState>
    );
  if (!sessions)
    return (
      <output className={styles.loading}>
        Loading sessions...
        <Spinner />
      </output>
    );
  return (
    <>
      <SectionText>Where you’re signed in.</SectionText>
      <ul ref={list} tabIndex={-1} className={styles.list}>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} onEnded={() => (hasEnded.current = true)} />
        ))}
      </ul>
    </>
  );
}

interface SessionRowProps {
  session: SessionRecord;
  /** The session has ended, and its row is about to disappear. */
  onEnded: () => void;
}

/** A signed-in browser. The current one ends by signing out. */
function SessionRow({ session, onEnded }: SessionRowProps) {
  const { id, device, createdAt, seenAt, isCurrent } = session;
  const [isAsking, setAsking] = useState(false);
  const timeZone = useTimeZone();
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.device}>{device}</p>
        <p className={styles.times}>
          Signed in <time dateTime={createdAt}>{formatDate(createdAt, timeZone)}</time>, last used{' '}
          <time dateTime={seenAt}>{formatDate(seenAt, timeZone)}</time>
        </p>
      </div>
      {isCurrent ? (
        <p className={styles.current}>This browser</p>
      ) : (
        <Button variant="text" aria-label={`Sign out of ${device}`} onClick={() => setAsking(true)}>
          Sign out
        </Button>
      )}
      {isAsking && (
        <EndSessionDialog id={id} device={device} onClose={() => setAsking(false)} onEnded={onEnded} />
      )}
    </li>
  );
}

interface EndSessionDialogProps {
  id: string;
  device: string;
  onClose: () => void;
  onEnded: () => void;
}

function EndSessionDialog({ id, device, onClose, onEnded }: EndSessionDialogProps) {
  const queryClient = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    ...endSession(),
    onSuccess: () => {
      onEnded();
      onClose();
      showToast({ title: 'Signed Out', description: `${device} has been signed out.` });
    },
    onSettled: () => queryClient.invalidateQueries(sessionsQuery()),
  });
  const hasEnded = isApiError(error, 'session_not_found');
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Sign out this browser?"
      description={`${device} will be signed out right away.`}
      footer={
        <>
          <Button
            variant="filled"
            tone="destructive"
            disabled={hasEnded}
            isBusy={isPending}
            busyText="Signing out..."
            onClick={() => mutate(id)}
          >
            Sign out
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </>
      }
    >
      <FormError title="This browser could not be signed out." error={error} />
    </Dialog>
  );
}
