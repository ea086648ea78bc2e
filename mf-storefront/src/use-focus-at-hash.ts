import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Shows a section and focuses its heading when a link leads to `#id`. The ref is for the heading. */
export function useFocusAtHash(id: string) {
  const { hash, key } = useLocation();
  const heading = useRef<HTMLSpanElement>(null);
  // The key counts clicks: the same link followed twice leads there twice.
  useEffect(() => {
    if (hash !== `#${id}`) return;
    document.getElementById(id)?.scrollIntoView();
    heading.current?.focus({ preventScroll: true });
  }, [id, hash, key]);
  return heading;
}
