import { useState, type ReactNode } from 'react';
import { useStaffSession } from './use-staff-session';

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

export interface OwnerOnlyProps {
  /** Actions for refunds, voids, prices, deletion, settings and secrets. */
  children: ReactNode;
}

/** Hides from staff what the API would refuse them: nobody is shown a button that does nothing. */
export function OwnerOnly({ children }: OwnerOnlyProps) {
  return useIsOwner() ? children : null;
}
