import type { ReactNode } from 'react';
import styles from './page.module.css';

export interface PageProps {
  children: ReactNode;
  /** Space above and below, as a page of its own has it. */
  isPadded?: boolean;
}

/** The page's frame: its margins, and never wider than 1600 px. Everything inside shares one left edge. */
export function Page({ children, isPadded = false }: PageProps) {
  return (
    <div className={styles.page} data-padded={isPadded || undefined}>
      {children}
    </div>
  );
}
