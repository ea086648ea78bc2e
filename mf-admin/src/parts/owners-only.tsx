import type { ReactNode } from 'react';
import { useStaffSession } from './use-staff-session';

/** Whether the owner works here, who alone may do what `@ForOwner()` routes do. */
export const useIsOwner = (): boolean => useStaffSession()?.user.role === 'owner';

export interface OwnersOnlyProps {
  /** Words and buttons for money back, voids, prices, deletion, settings and secrets. */
  children: ReactNode;
}

/** Keeps from staff what the gallery would refuse them: nobody is shown a word that does nothing. */
export function OwnersOnly({ children }: OwnersOnlyProps) {
  return useIsOwner() ? children : null;
}
