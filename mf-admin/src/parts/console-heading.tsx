import type { ReactNode } from 'react';
import styles from './console-heading.module.css';

export interface ConsoleHeadingProps {
  children: ReactNode;
  /** Counts beside the title: `24 photographs`. */
  aside?: ReactNode;
  /** Words and buttons at the right. */
  actions?: ReactNode;
}

/** The head of a console page: small, so that what is worked on has the room. */
export function ConsoleHeading({ children, aside, actions }: ConsoleHeadingProps) {
  return (
    <header className={styles.heading}>
      <h1 className={styles.title}>{children}</h1>
      {aside && <p className={styles.aside}>{aside}</p>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}
