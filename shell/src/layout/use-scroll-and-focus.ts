import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router';

/** The router's key of the location that the document was opened at. */
const INITIAL_LOCATION_KEY = 'default';

/**
 * A route change is a new page to the visitor: it starts at its top, or at the element that the hash names, and
 * a screen reader hears of it because the focus goes to `main`. A page that returns to an earlier place scrolls there in
 * an effect of its own, which runs after this.
 */
export function useScrollAndFocus(main: RefObject<HTMLElement | null>): void {
  const { pathname, hash, key } = useLocation();
  // The document's first page is where the browser has put it; a layout that mounts later comes with a new page.
  const shown = useRef(key === INITIAL_LOCATION_KEY ? pathname : null);

  useEffect(() => {
    // Else the browser scrolls back to where the last page was left, whatever is there now.
    history.scrollRestoration = 'manual';
  }, []);

  useLayoutEffect(() => {
    const isNewPage = shown.current !== pathname;
    shown.current = pathname;
    if (isNewPage) main.current?.focus({ preventScroll: true });
    const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    if (target) target.scrollIntoView();
    else if (isNewPage || hash) window.scrollTo(0, 0);
    // The key counts clicks: the same hash followed twice scrolls twice.
  }, [pathname, hash, key, main]);
}
