import type { ReactNode } from 'react';
import styles from './prices.module.css';

/** A part that scrolls takes the focus, so that the arrow keys move it (WCAG 2.1.1); it does nothing else. */
const REACHABLE = { tabIndex: 0 };

export interface WideTableProps {
  /** The part's name, for assistive technology. */
  label: string;
  children: ReactNode;
}

/** A table that is moved sideways where its window is narrower; the keyboard reaches it for that. */
export function WideTable({ label, children }: WideTableProps) {
  return (
    <section className={styles.scroll} aria-label={label} {...REACHABLE}>
      {children}
    </section>
  );
}
