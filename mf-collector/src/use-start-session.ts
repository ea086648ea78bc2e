import { collectorQuery } from '@gallery/api-client';
import type { CollectorSession } from '@gallery/contracts';
import { useCollectorAccess, useCollectorSession } from '@gallery/session';
import { useQueryClient } from '@tanstack/react-query';

/**
 * Stores a new session, closes the dialog, and asks again who is signed in: meanwhile, pages show what the sign-in's
 * answer says.
 */
export function useStartSession(): (entrance: CollectorSession) => void {
  const queryClient = useQueryClient();
  return ({ sessionId, collector }) => {
    useCollectorSession.getState().start(sessionId);
    const { queryKey } = collectorQuery(sessionId);
    queryClient.setQueryData(queryKey, collector);
    void queryClient.invalidateQueries({ queryKey });
    useCollectorAccess.getState().close();
  };
}
