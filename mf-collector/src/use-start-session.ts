import { collectorQuery } from '@gallery/api-client';
import type { CollectorSession } from '@gallery/contracts';
import { useCollectorAccess, useCollectorSession } from '@gallery/session';
import { useQueryClient } from '@tanstack/react-query';

/** Takes over a session that the server has opened: the page knows it, the dialog closes. */
export function useStartSession(): (entrance: CollectorSession) => void {
  const queryClient = useQueryClient();
  return ({ sessionId, collector }) => {
    useCollectorSession.getState().start(sessionId);
    queryClient.setQueryData(collectorQuery(sessionId).queryKey, collector);
    useCollectorAccess.getState().close();
  };
}
