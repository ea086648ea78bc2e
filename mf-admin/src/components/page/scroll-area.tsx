import { useEffect, useRef, useState, type ReactNode } from 'react';
import styles from './scroll-area.module.css';

export interface ScrollAreaProps {
  /** What is scrolled, for assistive technology: `Prices of version 2`. */
  label: string;
  /** A sentence above it while there is more than it shows; none where the edge says enough. */
  cue?: string;
  children: ReactNode;
}

/** Content that is wider than its place: it fades where it goes on, says so, and takes the arrow keys. */
export function ScrollArea({ label, cue, children }: ScrollAreaProps) {
  const box = useRef<HTMLDivElement>(null);
  const [hidden, setHidden] = useState({ before: false, after: false });
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const measure = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element;
      // Browsers round widths to whole pixels.
      const before = scrollLeft > 1;
      const after = scrollLeft + clientWidth < scrollWidth - 1;
      setHidden((last) => (last.before === before && last.after === after ? last : { before, after }));
    };
    measure();
    element.addEventListener('scroll', measure, { passive: true });
    window.addEventListener('resize', measure);
    // Rows that come later, and larger text, make it wider.
    const sizes = IS_LAID_OUT ? new ResizeObserver(measure) : null;
    for (const child of element.children) sizes?.observe(child);
    return () => {
      element.removeEventListener('scroll', measure);
      window.removeEventListener('resize', measure);
      sizes?.disconnect();
    };
  }, []);
  const isScrollable = hidden.before || hidden.after;
  return (
    <div className={styles.area}>
      {cue && isScrollable && <p className={styles.cue}>{cue}</p>}
      <div
        ref={box}
        className={styles.box}
        data-before={hidden.before || undefined}
        data-after={hidden.after || undefined}
        {...(isScrollable ? { ...SCROLLABLE, 'aria-label': label } : {})}
      >
        {children}
      </div>
    </div>
  );
}

/** False where nothing has a size: in page tests. */
const IS_LAID_OUT = 'ResizeObserver' in globalThis;

/** Without a pointer, people scroll with the arrow keys (WCAG 2.1.1); the area does nothing else. */
const SCROLLABLE = { tabIndex: 0, role: 'region' };
