import { queryOptions } from '@tanstack/react-query';
import { bodyOf, client } from '../http/client';
import { COLLECTOR_STALE_TIME_MS } from './collector-stale-time';

const COMMISSIONS = '/api/commissions';

/** What the signed-in collector has asked the artist to make, newest first. */
export const commissionRequestsQuery = () =>
  queryOptions({
    queryKey: [COMMISSIONS],
    queryFn: ({ signal }) => bodyOf(client.GET(COMMISSIONS, { signal })),
    staleTime: COLLECTOR_STALE_TIME_MS,
  });
