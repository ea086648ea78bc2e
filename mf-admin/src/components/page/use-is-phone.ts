import { useSyncExternalStore } from 'react';

/** As in the stylesheets: below it rows stack. */
const PHONE = '(max-width: 39.99rem)';

/** Whether the window is as narrow as a phone, for what is another control there and not only in another place. */
export const useIsPhone = (): boolean => useSyncExternalStore(subscribe, isPhone);

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia?.(PHONE);
  query?.addEventListener('change', onChange);
  return () => query?.removeEventListener('change', onChange);
}

/** Page tests have no windows of different widths. */
const isPhone = (): boolean => window.matchMedia?.(PHONE).matches ?? false;
