import { useCallback, useSyncExternalStore } from 'react';

/** Whether the window is at least this wide; follows the window. `rem` as in the style sheets' media queries. */
export function useMinWidth(rem: number): boolean {
  const query = `(min-width: ${rem}rem)`;
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
