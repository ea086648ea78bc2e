import { collectorQuery } from '@gallery/api-client';
import { useQuery } from '@tanstack/react-query';
import styles from './collector-name.module.css';

export interface CollectorNameProps {
  sessionId: string;
  /** Shown until the name is loaded. */
  fallback: string;
}

/** The signed-in collector's name. A chunk of its own: it needs the API client, which most first pages do without. */
export function CollectorName({ sessionId, fallback }: CollectorNameProps) {
  const { data: collector } = useQuery(collectorQuery(sessionId));
  if (!collector) return fallback;
  const { firstName, lastName, profileImageUrl } = collector;
  return (
    <>
      {profileImageUrl && (
        <img className={styles.picture} src={profileImageUrl} width={24} height={24} alt="" />
      )}
      {`${firstName} ${lastName}`.trim()}
    </>
  );
}
