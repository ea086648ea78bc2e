import type { SiteContent } from '@gallery/contracts';
import styles from './experience-list.module.css';

export interface ExperienceListProps {
  terms: SiteContent['about']['experience'];
}

/** What a collector may count on: production, delivery, authentication, tax. */
export function ExperienceList({ terms }: ExperienceListProps) {
  return (
    <dl className={styles.list}>
      {terms.map(({ term, text }) => (
        <div key={term} className={styles.row}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.text}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
