import { isPrivateQuery } from '@gallery/api-client';
import { useCollectorSession } from '@gallery/session';
import type { QueryClient } from '@tanstack/react-query';

/**
 * What one collector has read is nobody else's: with another session, or none, private answers are forgotten, and those on
 * show are read anew. Other tabs' sign-ins and sign-outs arrive here too.
 * @returns ends it
 */
export function resetQueriesOnSessionChange(queryClient: QueryClient): () => void {
  return useCollectorSession.subscribe((now, before) => {
    if (now.sessionId === before.sessionId) return;
    void queryClient.resetQueries({ predicate: isPrivateQuery });
  });
}
