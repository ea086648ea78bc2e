import { queryOptions } from '@tanstack/react-query';
import { bodyOf, client } from './client';
import { COLLECTION_FRESH_MS } from './collection';

const ORDERS = '/api/orders';

/** What the signed-in collector has bought, newest first. */
export const collectorOrdersQuery = () =>
  queryOptions({
    queryKey: [ORDERS],
    queryFn: ({ signal }) => bodyOf(client.GET(ORDERS, { signal })),
    staleTime: COLLECTION_FRESH_MS,
  });
