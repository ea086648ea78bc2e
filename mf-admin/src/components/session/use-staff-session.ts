import { STAFF_SESSION_CHANGED, storedStaffSession } from '@gallery/api-client';
import type { StaffSession } from '@gallery/contracts';
import { useSyncExternalStore } from 'react';

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
