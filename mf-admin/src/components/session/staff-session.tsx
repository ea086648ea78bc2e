import { isStaffSessionKnown, storedStaffSession, watchStaffSession } from '@gallery/api-client';
import type { StaffSession } from '@gallery/contracts';
import { useSyncExternalStore, useState, type ReactNode } from 'react';

/** Who is signed in to the admin; null until the login, and again once the gallery has refused the session. */
export const useStaffSession = (): StaffSession | null =>
  useSyncExternalStore(watchStaffSession, storedStaffSession, () => null);

/** False until the API has said whether this browser is signed in. */
export const useIsSessionKnown = (): boolean =>
  useSyncExternalStore(watchStaffSession, isStaffSessionKnown, () => false);

/**
 * Whether the owner is signed in, who alone may call `@OwnerRoute()` routes. While the login covers a session that has
 * ended, it stays as it was, so that the owner's forms keep what was typed.
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

/** Hides from staff what the API would refuse them, so that nobody sees a button that does nothing. */
export function OwnerOnly({ children }: OwnerOnlyProps) {
  return useIsOwner() ? children : null;
}
