import { useSyncExternalStore } from 'react';

/** Whether the window is as narrow as a phone, for controls that differ there, not only in their place. */
export const useIsPhone = (): boolean => useSyncExternalStore(phone.subscribe, phone.matches);

/** Whether a record has one narrow column: on phones, and beside its list. Between them it has the page to itself. */
export const useIsColumn = (): boolean => useSyncExternalStore(column.subscribe, column.matches);

/** As in the stylesheets: below it rows stack. */
const PHONE = '(max-width: 39.99rem)';
const phone = watch(PHONE);
const column = watch(`${PHONE}, (min-width: 64rem)`);

/** Page tests have no windows of different widths. */
function watch(media: string) {
  return {
    subscribe: (onChange: () => void): (() => void) => {
      const query = window.matchMedia?.(media);
      query?.addEventListener('change', onChange);
      return () => query?.removeEventListener('change', onChange);
    },
    matches: (): boolean => window.matchMedia?.(media).matches ?? false,
  };
}
