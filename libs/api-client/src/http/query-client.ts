import { QueryClient } from '@tanstack/react-query';

const FIVE_MINUTES = 5 * 60 * 1_000;

/** A query cache with the specified defaults: read once, never stale by itself, no retries. */
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
        // Offline, a call must fail rather than wait forever.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/**
 * How long a collector's own records count as fresh. Others change them, too: the studio ships, a new holder
 * accepts.
 */
export const COLLECTOR_STALE_TIME_MS = 30_000;
