import { useCallback, useSyncExternalStore } from 'react';

/** Whether the window is at least this wide, such as '48rem'; follows the window. */
export function useMinWidth(width: string): boolean {
  const query = `(min-width: ${width})`;
  const subscribe = useCallback(
    (announce: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', announce);
      return () => list.removeEventListener('change', announce);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}
