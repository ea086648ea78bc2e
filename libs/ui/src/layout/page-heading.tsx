import type { ReactNode } from 'react';
import styles from './page-heading.module.css';

export interface PageHeadingProps {
  children: ReactNode;
  /** A short text right of the title, such as `24 works in eight series`. */
  aside?: ReactNode;
  /** `display` for the site's main pages, one per page; `heading` elsewhere. */
  size?: 'display' | 'heading';
  /** Adds an ink rule below. */
  hasRule?: boolean;
}

/** The only h1 of a page. */
export function PageHeading({ children, aside, size = 'heading', hasRule = false }: PageHeadingProps) {
  return (
    <header className={styles.heading} data-size={size} data-rule={hasRule || undefined}>
      <h1 className={styles.title}>{children}</h1>
      {aside && <p className={styles.aside}>{aside}</p>}
    </header>
  );
}
