import { inboxCountsQuery } from '@gallery/api-client';
import { useQuery } from '@tanstack/react-query';
import styles from './sidebar-navigation.module.css';

/** How many answers the gallery owes, beside the word of the inbox; nothing where it owes none. */
export function UnansweredCount() {
  const { data } = useQuery(inboxCountsQuery());
  if (!data || data.unanswered === 0) return null;
  return (
    <span className={styles.count} data-late={data.late > 0 || undefined}>
      {data.unanswered}
      <span className="visually-hidden"> to answer{data.late > 0 && `, ${data.late} late`}</span>
    </span>
  );
}
