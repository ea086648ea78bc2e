import type { QueryClient } from '@tanstack/react-query';

/** How long after a request of this window its announcement can come. */
const OWN_CHANGE_MS = 5_000;

/** Messages name the person, not the window: a change of one's own comes from here while something is sent from here. */
export const isWritingHere = (queryClient: QueryClient): boolean =>
  queryClient
    .getMutationCache()
    .getAll()
    .some(({ state }) => state.status === 'pending' || Date.now() - state.submittedAt < OWN_CHANGE_MS);
