import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router';

/** State of a link whose page opens beside the one it stands on: `<Link to="/admin/orders/7" state={BESIDE}>`. */
const OPENS_BESIDE = { opens: 'beside' };

/**
 * A change of page starts at its top, and a screen reader hears of it because the focus goes to `main`; what opens
 * beside a list leaves the list where it is.
 */
export function usePageChangeFocus(main: RefObject<HTMLElement | null>): void {
  const location = useLocation();
  const { pathname } = location;
  const isBeside = opensBeside(location.state);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (isBeside) return;
    main.current?.focus({ preventScroll: true });
    document.documentElement.scrollTop = 0;
  }, [pathname, isBeside, main]);
}

const opensBeside = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'opens' in state && state.opens === OPENS_BESIDE.opens;
