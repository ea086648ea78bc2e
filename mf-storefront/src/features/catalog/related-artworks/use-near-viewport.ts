import { useEffect, useState, type RefObject } from 'react';

/** How far below the window a part counts as near: one more window of scrolling. */
const ROOT_MARGIN = '100% 0px';

/** Whether the visitor has come near this element once; what it needs is worth fetching then. */
export function useNearViewport(element: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!element.current || isNear) return undefined;
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: ROOT_MARGIN },
    );
    watch.observe(element.current);
    return () => watch.disconnect();
  }, [element, isNear]);
  return isNear;
}
