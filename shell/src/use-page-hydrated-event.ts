import { PAGE_HYDRATED } from '@gallery/contracts';
import { useEffect } from 'react';

/**
 * Says once that the page answers: the document's own script then does what was pressed before (ADR 0074). In a task of its
 * own, behind what fields tell of having been typed into. Parts of the page that React has not taken over yet, it takes over
 * at the press.
 */
export function usePageHydratedEvent(): void {
  useEffect(() => {
    const telling = setTimeout(() => document.dispatchEvent(new Event(PAGE_HYDRATED)));
    return () => clearTimeout(telling);
  }, []);
}
