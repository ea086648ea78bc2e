import { collectorQuery } from '@gallery/api-client';
import type { CollectorSession } from '@gallery/contracts';
import { useCollectorAccess, useCollectorSession } from '@gallery/session';
import { useQueryClient } from '@tanstack/react-query';

/** Stores a new session and closes the dialog. */
export function useStartSession(): (entrance: CollectorSession) => void {
  const queryClient = useQueryClient();
  return ({ sessionId, collector }) => {
    useCollectorSession.getState().start(sessionId);
    queryClient.setQueryData(collectorQuery(sessionId).queryKey, collector);
    useCollectorAccess.getState().close();
  };
}
