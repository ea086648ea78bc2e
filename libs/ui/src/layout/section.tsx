import { useId, type ReactNode } from 'react';
import styles from './section.module.css';

export interface SectionProps {
  title: ReactNode;
  /** Anchor of the section, such as `contact-form`. */
  id?: string;
  /**
   * `split` puts the title in three columns and the content in nine from 1024 px on; `stacked` one above the other.
   */
  layout?: 'split' | 'stacked';
  children: ReactNode;
}

/** A section of a page, below an ink rule. */
export function Section({ title, id, layout = 'split', children }: SectionProps) {
  const titleId = useId();
  return (
    <section className={styles.section} id={id} data-layout={layout} aria-labelledby={titleId}>
      <h2 className={styles.title} id={titleId}>
        {title}
      </h2>
      <div className={styles.content}>{children}</div>
    </section>
  );
}
