import { THEME_COLORS, themeOfPath } from '@gallery/contracts';
import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router';

/** Leads the whole document, navigation included, into its page's room: it came in that of its first page. */
export function usePageTheme(): void {
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    const room = themeOfPath(pathname);
    document.documentElement.dataset['room'] = room;
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', THEME_COLORS[room]);
  }, [pathname]);
}
