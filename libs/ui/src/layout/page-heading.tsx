import type { ReactNode } from 'react';
import styles from './page-heading.module.css';

export interface PageHeadingProps {
  children: ReactNode;
  /** A few words at the right of the title, such as `24 works in eight series`. */
  aside?: ReactNode;
  /** `display` for the site's own pages, one at most; `heading` elsewhere. */
  size?: 'display' | 'heading';
  /** An ink rule beneath. */
  hasRule?: boolean;
}

/** The one h1 of a page. */
export function PageHeading({ children, aside, size = 'heading', hasRule = false }: PageHeadingProps) {
  return (
    <header className={styles.heading} data-size={size} data-rule={hasRule || undefined}>
      <h1 className={styles.title}>{children}</h1>
      {aside && <p className={styles.aside}>{aside}</p>}
    </header>
  );
}
