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
  const box = useRef<HTMLElement>(null);
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
    return () => {
      element.removeEventListener('scroll', measure);
      window.removeEventListener('resize', measure);
    };
  }, []);
  const isScrollable = hidden.before || hidden.after;
  return (
    <div className={styles.area}>
      {cue && isScrollable && <p className={styles.cue}>{cue}</p>}
      <section
        ref={box}
        className={styles.box}
        aria-label={label}
        data-before={hidden.before || undefined}
        data-after={hidden.after || undefined}
        {...(isScrollable ? FOCUSABLE : {})}
      >
        {children}
      </section>
    </div>
  );
}

/** Whoever has no pointer scrolls with the arrow keys (WCAG 2.1.1); the area does nothing else. */
const FOCUSABLE = { tabIndex: 0 };
