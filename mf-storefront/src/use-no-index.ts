import { useEffect } from 'react';

const ROBOTS = 'robots';

/** Marks the document as noindex while the page is shown. Its own document has the tag already. */
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
