import type { ReactNode } from 'react';
import styles from './page.module.css';

export interface PageProps {
  children: ReactNode;
  /** Adds space above and below. */
  isPadded?: boolean;
}

/** The page's margins and maximum width of 1600 px. All content shares one left edge. */
export function Page({ children, isPadded = false }: PageProps) {
  return (
    <div className={styles.page} data-padded={isPadded || undefined}>
      {children}
    </div>
  );
}
