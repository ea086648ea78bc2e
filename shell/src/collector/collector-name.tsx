import { collectorQuery } from '@gallery/api-client';
import { useQuery } from '@tanstack/react-query';

export interface CollectorNameProps {
  sessionId: string;
  /** Stands there until the name is known. */
  fallback: string;
}

/** Who is signed in. A chunk of its own: with it comes the client of the API, which most first pages do without. */
export function CollectorName({ sessionId, fallback }: CollectorNameProps) {
  const { data: collector } = useQuery(collectorQuery(sessionId));
  return collector ? `${collector.firstName} ${collector.lastName}`.trim() : fallback;
}
