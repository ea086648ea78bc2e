import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

const NEW = 'new';

/** Whether the form for a new record is open, which the address says: `/admin/events?new`. */
export function useNewRecord(): { isOpen: boolean; open: () => void; close: () => void } {
  const [params, setParams] = useSearchParams();
  const change = useCallback(
    (apply: (params: URLSearchParams) => void) =>
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          apply(after);
          return after;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setParams],
  );
  const open = useCallback(() => change((after) => after.set(NEW, '')), [change]);
  const close = useCallback(() => change((after) => after.delete(NEW)), [change]);
  return { isOpen: params.has(NEW), open, close };
}

/** The filters of an address, without the form that is open over their list. */
export function withoutNewRecord(search: string): string {
  const params = new URLSearchParams(search);
  if (!params.has(NEW)) return search;
  params.delete(NEW);
  return params.size === 0 ? '' : `?${params.toString()}`;
}
