import { useEffect, type RefObject } from 'react';
import { useLocation } from 'react-router';
import { takeSavedScrollPosition } from './saved-scroll-position';

/** State with which a link back to the catalogue asks for the place that was left. */
export const RESTORE_SCROLL = { restoreScroll: true } as const;

/**
 * Returns to the saved place after Back or the artwork page's own way back. The shell scrolls every new page to its
 * top while it is laid out, which is before this effect.
 * @param isReady the works are laid out, so that the place exists
 * @param wall what the works hang on
 */
export function useScrollRestoration(isReady: boolean, wall: RefObject<HTMLElement | null>): void {
  const location = useLocation();
  const entry = location.key;
  const isAsked = requestsScrollRestoration(location.state);
  useEffect(() => {
    if (!isReady) return;
    const top = takeSavedScrollPosition(entry, isAsked);
    if (top === null) return;
    // The place is where it was only if every work before it is laid out: see the style sheet of the grid.
    wall.current?.setAttribute('data-whole', '');
    window.scrollTo(0, top);
  }, [isReady, entry, isAsked, wall]);
}

const requestsScrollRestoration = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'restoreScroll' in state && state.restoreScroll === true;
