import { queryOptions } from '@tanstack/react-query';
import { bodyOf, client } from '../http/client';
import { COLLECTOR_STALE_TIME_MS } from './collector-stale-time';

const ORDERS = '/api/orders';

/** What the signed-in collector has bought, newest first. */
export const collectorOrdersQuery = () =>
  queryOptions({
    queryKey: [ORDERS],
    queryFn: ({ signal }) => bodyOf(client.GET(ORDERS, { signal })),
    staleTime: COLLECTOR_STALE_TIME_MS,
  });
