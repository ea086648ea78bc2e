import { STAFF_SESSION_CHANGED, storedStaffSession } from '@gallery/api-client';
import type { StaffSession } from '@gallery/contracts';
import { useSyncExternalStore, useState, type ReactNode } from 'react';

function subscribe(listen: () => void): () => void {
  // `storage` tells what other tabs have done.
  const told = [STAFF_SESSION_CHANGED, 'storage'];
  for (const event of told) window.addEventListener(event, listen);
  return () => {
    for (const event of told) window.removeEventListener(event, listen);
  };
}

/** The admin's session as this browser keeps it; null until the login, and again once the gallery has refused it. */
export const useStaffSession = (): StaffSession | null =>
  useSyncExternalStore(subscribe, storedStaffSession, () => null);

/**
 * Whether the owner is signed in, who alone may call `@OwnerRoute()` routes. While the login covers a session that has
 * ended it is as before, so that the owner's forms keep what was typed.
 */
export function useIsOwner(): boolean {
  const current = useStaffSession()?.user.role;
  const [last, setLast] = useState(current);
  if (current !== undefined && current !== last) setLast(current);
  return (current ?? last) === 'owner';
}

interface OwnerOnlyProps {
  /** Actions for refunds, voids, prices, deletion, settings and secrets. */
  children: ReactNode;
}

/** Hides from staff what the API would refuse them: nobody is shown a button that does nothing. */
export function OwnerOnly({ children }: OwnerOnlyProps) {
  return useIsOwner() ? children : null;
}
