import { OWNER_KEY_CHANGED, storedOwnerKey } from '@gallery/api-client';
import { useSyncExternalStore } from 'react';

function subscribe(listen: () => void): () => void {
  window.addEventListener(OWNER_KEY_CHANGED, listen);
  return () => window.removeEventListener(OWNER_KEY_CHANGED, listen);
}

/** The owner's key as this tab keeps it; null until it is given, and again once the gallery has refused it. */
export const useOwnerKey = (): string | null => useSyncExternalStore(subscribe, storedOwnerKey);
