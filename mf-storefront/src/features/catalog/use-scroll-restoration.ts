import { useEffect, type RefObject } from 'react';
import { useLocation } from 'react-router';
import { takeSavedScrollPosition } from './saved-scroll-position';

/** Location state by which a link to the catalog asks for the saved position. */
export const RESTORE_SCROLL = { restoreScroll: true } as const;

/**
 * Restores the saved position after Back or the artwork page's link back. The shell scrolls every new page to its
 * top during layout, which is before this effect.
 * @param isReady the artworks are laid out, so that the position exists
 * @param wall the grid
 */
export function useScrollRestoration(isReady: boolean, wall: RefObject<HTMLElement | null>): void {
  const location = useLocation();
  const entry = location.key;
  const isAsked = requestsScrollRestoration(location.state);
  useEffect(() => {
    if (!isReady) return;
    const top = takeSavedScrollPosition(entry, isAsked);
    if (top === null) return;
    // The position is right only if every artwork before it is laid out: see the grid's style sheet.
    wall.current?.setAttribute('data-whole', '');
    window.scrollTo(0, top);
  }, [isReady, entry, isAsked, wall]);
}

const requestsScrollRestoration = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'restoreScroll' in state && state.restoreScroll === true;
