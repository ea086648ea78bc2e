import { apiQuery } from '../http/api-options';
import { client } from '../http/client';
import { COLLECTOR_STALE_TIME_MS } from '../http/query-client';

const COMMISSIONS = '/api/commissions';

/** The signed-in collector's commission requests, newest first. */
export const commissionRequestsQuery = () =>
  apiQuery([COMMISSIONS], (signal) => client.GET(COMMISSIONS, { signal }), {
    staleTime: COLLECTOR_STALE_TIME_MS,
  });
