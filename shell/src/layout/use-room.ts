import { GROUNDS, roomOfPath } from '@gallery/contracts';
import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router';

/** Leads the whole document, navigation included, into its page's room: it came in that of its first page. */
export function useRoom(): void {
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    const room = roomOfPath(pathname);
    document.documentElement.dataset['room'] = room;
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', GROUNDS[room]);
  }, [pathname]);
}
