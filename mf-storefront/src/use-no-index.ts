import { useEffect } from 'react';

const ROBOTS = 'robots';

/** Marks the document as not for search engines while the page is shown. Its own document says so already. */
export function useNoIndex(): void {
  useEffect(() => {
    const found = document.head.querySelector(`meta[name="${ROBOTS}"]`);
    const mark = found ?? document.createElement('meta');
    mark.setAttribute('name', ROBOTS);
    mark.setAttribute('content', 'noindex');
    if (found === null) document.head.append(mark);
    return () => mark.remove();
  }, []);
}
