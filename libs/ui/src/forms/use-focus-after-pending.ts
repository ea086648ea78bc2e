import { useEffect, useRef, type RefObject } from 'react';

/**
 * While a form is sent, its controls are disabled and the browser drops the focus. When the work is done it goes to the
 * target, unless the visitor has moved elsewhere meanwhile.
 */
export function useFocusAfterPending(isPending: boolean, target: RefObject<HTMLElement | null>): void {
  const wasPending = useRef(false);
  useEffect(() => {
    const isDone = wasPending.current && !isPending;
    wasPending.current = isPending;
    if (isDone && document.activeElement === document.body) target.current?.focus({ preventScroll: true });
  }, [isPending, target]);
}
