import { useState, type ReactNode } from 'react';
import { useStaffSession } from './use-staff-session';

/**
 * Whether the owner works here, who alone may do what `@OwnerRoute()` routes do. While the login covers a session that has
 * ended it is as before, so that the owner's forms keep what was typed.
 */
export function useIsOwner(): boolean {
  const current = useStaffSession()?.user.role;
  const [last, setLast] = useState(current);
  if (current !== undefined && current !== last) setLast(current);
  return (current ?? last) === 'owner';
}

export interface OwnerOnlyProps {
  /** Words and buttons for money back, voids, prices, deletion, settings and secrets. */
  children: ReactNode;
}

/** Keeps from staff what the gallery would refuse them: nobody is shown a word that does nothing. */
export function OwnerOnly({ children }: OwnerOnlyProps) {
  return useIsOwner() ? children : null;
}
