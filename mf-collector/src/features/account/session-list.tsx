import { sessionsQuery } from '@gallery/api-client';
import { Button, ErrorState } from '@gallery/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { SectionText } from './account-section';
import { SessionRow } from './session-row';
import styles from './session-list.module.css';

/** Where the collector is signed in, each with "end this one". */
export function SessionList() {
  const { data: sessions, isError, isFetching, refetch } = useQuery(sessionsQuery());
  const list = useRef<HTMLUListElement>(null);
  const hasEnded = useRef(false);
  useEffect(() => {
    // The dialog gives the focus back to the word that opened it, which goes with its row.
    if (hasEnded.current && document.activeElement === document.body) {
      list.current?.focus({ preventScroll: true });
    }
    hasEnded.current = false;
  }, [sessions]);
  if (isError)
    return (
      <ErrorState
        action={
          <Button isBusy={isFetching} onClick={() => void refetch()}>
            Retry
          </Button>
        }
      >
        Your sessions could not be read.
      </ErrorState>
    );
  if (!sessions) return <output className={styles.loading}>Loading sessions...</output>;
  return (
    <>
      <SectionText>The browsers in which your account is open.</SectionText>
      <ul ref={list} tabIndex={-1} className={styles.list}>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} onEnded={() => (hasEnded.current = true)} />
        ))}
      </ul>
    </>
  );
}
