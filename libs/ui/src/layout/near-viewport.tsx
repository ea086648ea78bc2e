import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';

/** How far below the viewport something counts as near: one more viewport. */
const ROOT_MARGIN = '100% 0px';

export interface NearViewportProps {
  /** Takes the space of the children until they are there, so that nothing moves. */
  placeholder: ReactNode;
  /** May be lazy: code and data load when the visitor comes near, so the first screen does not wait for them. */
  children: ReactNode;
}

/** A part further down a page. */
export function NearViewport({ placeholder, children }: NearViewportProps) {
  const container = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);

  useEffect(() => {
    if (!container.current || isNear) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: ROOT_MARGIN },
    );
    observer.observe(container.current);
    return () => observer.disconnect();
  }, [isNear]);

  return (
    <div ref={container}>{isNear ? <Suspense fallback={placeholder}>{children}</Suspense> : placeholder}</div>
  );
}
