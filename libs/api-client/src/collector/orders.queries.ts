import { apiQuery } from '../http/api-options';
import { client } from '../http/client';
import { COLLECTOR_STALE_TIME_MS } from '../http/query-client';

const ORDERS = '/api/orders';

/** The signed-in collector's orders, newest first. */
export const collectorOrdersQuery = () =>
  apiQuery([ORDERS], (signal) => client.GET(ORDERS, { signal }), { staleTime: COLLECTOR_STALE_TIME_MS });
