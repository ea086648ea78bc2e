import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { OwnerKeyForm } from '../features/owner-key/owner-key-form';
import { useOwnerKey } from '../features/owner-key/use-owner-key';
import { usePageTitle } from '../page-title';
import styles from './admission.module.css';

/**
 * In front of everything: nothing of the console is asked for before somebody is admitted. Who was in and is asked again,
 * because the key was refused, finds the page as it was: what is typed and what is being sent stay in it, out of sight.
 */
export function Admission({ children }: { children: ReactNode }) {
  const isAdmitted = useOwnerKey() !== null;
  const [wasAdmitted, setWasAdmitted] = useState(isAdmitted);
  if (isAdmitted && !wasAdmitted) setWasAdmitted(true);
  useReadAnew(isAdmitted);
  return (
    <>
      {!isAdmitted && <Door />}
      {(isAdmitted || wasAdmitted) && <div hidden={!isAdmitted}>{children}</div>}
    </>
  );
}

function Door() {
  usePageTitle('Console');
  return (
    <main className={styles.door}>
      <h1 className={styles.title}>Console</h1>
      <OwnerKeyForm />
    </main>
  );
}

/** What was refused meanwhile is read again by whoever comes back. */
function useReadAnew(isAdmitted: boolean): void {
  const queryClient = useQueryClient();
  const isTurnedAway = useRef(false);
  const wasAdmitted = useRef(isAdmitted);
  useEffect(() => {
    if (isAdmitted && isTurnedAway.current) void queryClient.invalidateQueries();
    isTurnedAway.current = !isAdmitted && wasAdmitted.current;
    wasAdmitted.current ||= isAdmitted;
  }, [isAdmitted, queryClient]);
}
