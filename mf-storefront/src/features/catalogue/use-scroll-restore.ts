import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { takeScroll } from './scroll-memory';

/** State with which a link back to the catalogue asks for the place that was left. */
export const RESTORE_SCROLL = { restoreScroll: true } as const;

/**
 * Returns to the saved place after Back or the artwork page's own way back (S82). The shell scrolls every new page to the
 * top in its own effect, which runs after this one: hence the wait for the next frame.
 * @param isReady the works are laid out, so that the place exists
 */
export function useScrollRestore(isReady: boolean): void {
  const isBack = useNavigationType() === NavigationType.Pop;
  const { state } = useLocation();
  const isAsked = isBack || asksForPlace(state);
  useEffect(() => {
    if (!isReady || !isAsked) return;
    const top = takeScroll();
    if (top === null) return;
    const frame = requestAnimationFrame(() => window.scrollTo(0, top));
    return () => cancelAnimationFrame(frame);
  }, [isReady, isAsked]);
}

const asksForPlace = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'restoreScroll' in state && state.restoreScroll === true;
