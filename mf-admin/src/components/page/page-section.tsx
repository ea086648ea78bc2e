import { useId, type ReactNode } from 'react';
import { useIsColumn } from './use-is-phone';
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

interface FoldedSectionProps {
  title: string;
  /** The section's summary, beside its title while it is folded: `3`. */
  note?: ReactNode;
  /** Open from the start, for what cannot wait. */
  isUrgent?: boolean;
  children: ReactNode;
}

/**
 * A section of a record that opens by its title on phones and beside a list; where the record has the page to itself,
 * it is a section like any other.
 */
export function FoldedSection({ title, note, isUrgent, children }: FoldedSectionProps) {
  const isColumn = useIsColumn();
  if (!isColumn) return <PageSection title={title}>{children}</PageSection>;
  return (
    <details className={styles.fold} open={isUrgent}>
      <summary className={styles.summary}>
        <h2 className={styles.title}>{title}</h2>
        <span className={styles.note}>{note}</span>
      </summary>
      <div className={styles.folded}>{children}</div>
    </details>
  );
}

/** A sentence of help beneath a section's title. */
export function HelpText({ children }: { children: ReactNode }) {
  return <p className={styles.help}>{children}</p>;
}
