import { collectorQuery } from '@gallery/api-client';
import { useQuery } from '@tanstack/react-query';

export interface CollectorNameProps {
  sessionId: string;
  /** Shown until the name is loaded. */
  fallback: string;
}

/** The signed-in collector's name. A chunk of its own: it needs the API client, which most first pages do without. */
export function CollectorName({ sessionId, fallback }: CollectorNameProps) {
  const { data: collector } = useQuery(collectorQuery(sessionId));
  return collector ? `${collector.firstName} ${collector.lastName}`.trim() : fallback;
}
