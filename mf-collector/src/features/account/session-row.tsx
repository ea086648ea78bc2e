import { endSession, isApiError, sessionsQuery } from '@gallery/api-client';
import type { SessionRecord } from '@gallery/contracts';
import { formatDate } from '@gallery/domain';
import { showToast } from '@gallery/session';
import { Button } from '@gallery/ui';
import { Dialog } from '@gallery/ui/dialog';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormError } from '../../form/form-error';
import styles from './session-list.module.css';

export interface SessionRowProps {
  session: SessionRecord;
  /** It has ended, and its row is about to go. */
  onEnded: () => void;
}

/** One signed-in browser. This one ends by signing out. */
export function SessionRow({ session, onEnded }: SessionRowProps) {
  const { id, device, createdAt, seenAt, isCurrent } = session;
  const [isAsking, setAsking] = useState(false);
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.device}>{device}</p>
        <p className={styles.times}>
          Since <time dateTime={createdAt}>{formatDate(createdAt)}</time>, last used{' '}
          <time dateTime={seenAt}>{formatDate(seenAt)}</time>
        </p>
      </div>
      {isCurrent ? (
        <p className={styles.current}>This browser</p>
      ) : (
        <Button variant="text" aria-label={`End the session in ${device}`} onClick={() => setAsking(true)}>
          End
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
      showToast({ title: 'Session Ended', description: `${device} is signed out.` });
    },
    onSettled: () => queryClient.invalidateQueries(sessionsQuery()),
  });
  const hasEnded = isApiError(error, 'session_not_found');
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="End this session?"
      description={`${device} is signed out at once.`}
      footer={
        <>
          <Button
            variant="filled"
            tone="destructive"
            disabled={hasEnded}
            isBusy={isPending}
            busyText="Ending..."
            onClick={() => mutate(id)}
          >
            End session
          </Button>
          <Button onClick={onClose}>Keep</Button>
        </>
      }
    >
      <FormError title="The session was not ended." error={error} />
    </Dialog>
  );
}
