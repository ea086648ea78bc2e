import { useId, type ReactNode } from 'react';
import styles from './account.module.css';

export interface AccountSectionProps {
  title: string;
  children: ReactNode;
}

/** A section of the account: its name at the left, its controls beside. */
export function AccountSection({ title, children }: AccountSectionProps) {
  const titleId = useId();
  return (
    <section className={styles.part} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <div className={styles.content}>{children}</div>
    </section>
  );
}

export function SectionText({ children }: { children: ReactNode }) {
  return <p className={styles.sentence}>{children}</p>;
}
