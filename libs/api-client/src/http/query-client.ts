import { QueryClient } from '@tanstack/react-query';

const FIVE_MINUTES = 5 * 60 * 1_000;

/** A query cache with the specified defaults: read once, never stale by itself, nothing retried. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Infinity,
        gcTime: FIVE_MINUTES,
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        // Offline, a call must fail and say so, not wait for ever.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/**
 * How long what a collector owns counts as read just now. Unlike the catalogue it changes by hands other than theirs: the
 * studio ships, a new owner accepts. Who comes back to their pages sees it.
 */
export const COLLECTOR_STALE_TIME_MS = 30_000;
