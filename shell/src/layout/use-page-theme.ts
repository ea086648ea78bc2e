import { THEME_COLORS, themeOfPath } from '@gallery/contracts';
import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router';

/** Sets the page's theme on the whole document, navigation included: the server sent it with the first page's theme. */
export function usePageTheme(): void {
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    const theme = themeOfPath(pathname);
    document.documentElement.dataset['theme'] = theme;
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', THEME_COLORS[theme]);
  }, [pathname]);
}
