import { useId, type ReactNode } from 'react';
import styles from './detail-part.module.css';

export interface DetailPartProps {
  title: string;
  children: ReactNode;
}

/** A part of a record beside its list, under its own words. */
export function DetailPart({ title, children }: DetailPartProps) {
  const titleId = useId();
  return (
    <section className={styles.part} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.title}>
        {title}
      </h3>
      {children}
    </section>
  );
}
