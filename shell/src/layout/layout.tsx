import { hasOwnLayout, THEME_COLORS, themeOfPath } from '@gallery/contracts';
import { useRef, type ReactNode, useLayoutEffect, useEffect, type RefObject } from 'react';
import { Outlet, useMatches, useLocation } from 'react-router';
import { CollectorAccess } from '../collector/collector-access';
import { Footer } from './footer';
import { Navigation } from './navigation';
import styles from './layout.module.css';

export interface LayoutProps {
  /** Replaces the page where the router has none to show. */
  children?: ReactNode;
}

/** Wraps every page. Admin pages have a layout of their own. */
export function Layout({ children = <Outlet /> }: LayoutProps) {
  const isFramed = useMatches().some(({ handle }) => hasOwnLayout(handle));
  return isFramed ? children : <SiteLayout>{children}</SiteLayout>;
}

/** Known by its path: its page must not show a navigation until its code is there. */
const PROJECTOR_PATH = /^\/live-event\/[^/]+\/projector$/;

/** Navigation, the page, footer. A projector, which nobody operates, shows the page alone. */
function SiteLayout({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  const isBare = PROJECTOR_PATH.test(useLocation().pathname);
  useScrollAndFocus(main);
  usePageTheme();
  return (
    <div className={styles.layout}>
      {!isBare && (
        <>
          <a className="skip-link" href="#main">
            Skip to content
          </a>
          <Navigation />
        </>
      )}
      <main id="main" ref={main} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {!isBare && <Footer />}
      <CollectorAccess />
    </div>
  );
}

/** Sets the page's theme on the whole document, navigation included: the server sent it with the first page's theme. */
function usePageTheme(): void {
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    const theme = themeOfPath(pathname);
    document.documentElement.dataset['theme'] = theme;
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', THEME_COLORS[theme]);
  }, [pathname]);
}

/** The router's key of the location that the document was opened at. */
const INITIAL_LOCATION_KEY = 'default';

/**
 * A navigation is a new page: it scrolls to the top, or to the element of the hash, and the focus goes to `main`, so
 * that screen readers announce it. A page that restores its scroll position does so in an effect of its own, which
 * runs after this.
 */
function useScrollAndFocus(main: RefObject<HTMLElement | null>): void {
  const { pathname, hash, key } = useLocation();
  // The document's first page is where the browser has put it; a layout that mounts later comes with a new page.
  const shown = useRef(key === INITIAL_LOCATION_KEY ? pathname : null);

  useEffect(() => {
    // Otherwise the browser would restore the last page's position.
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
