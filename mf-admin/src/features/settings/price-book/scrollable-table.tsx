import type { ReactNode } from 'react';
import styles from './price-book.module.css';

/** A part that scrolls takes the focus, so that the arrow keys move it (WCAG 2.1.1); it does nothing else. */
const FOCUSABLE = { tabIndex: 0 };

export interface ScrollableTableProps {
  /** The part's name, for assistive technology. */
  label: string;
  children: ReactNode;
}

/** A table that is moved sideways where its window is narrower; the keyboard reaches it for that. */
export function ScrollableTable({ label, children }: ScrollableTableProps) {
  return (
    <section className={styles.scroll} aria-label={label} {...FOCUSABLE}>
      {children}
    </section>
  );
}
