import { isPrivateQuery } from '@gallery/api-client';
import { useCollectorSession } from '@gallery/session';
import type { QueryClient } from '@tanstack/react-query';

/**
 * Keeps private responses from the next collector: when the session changes, private queries are removed, and the
 * visible ones refetched. Also on sign-ins and sign-outs of other tabs.
 * @returns a function that stops it
 */
export function resetQueriesOnSessionChange(queryClient: QueryClient): () => void {
  return useCollectorSession.subscribe((now, before) => {
    if (now.sessionId === before.sessionId) return;
    void queryClient.resetQueries({ predicate: isPrivateQuery });
  });
}
