import { useId, type ReactNode } from 'react';
import styles from './page-section.module.css';

export interface PageSectionProps {
  title: string;
  /** Beside the title, as small buttons or text buttons: Export CSV. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A section of an admin page under its title. */
export function PageSection({ title, actions, children }: PageSectionProps) {
  const titleId = useId();
  return (
    <section className={styles.part} aria-labelledby={titleId}>
      <header className={styles.head}>
        <h2 className={styles.title} id={titleId}>
          {title}
        </h2>
        {actions}
      </header>
      {children}
    </section>
  );
}

/** A sentence of help beneath a section's title. */
export function HelpText({ children }: { children: ReactNode }) {
  return <p className={styles.help}>{children}</p>;
}
