import { queryOptions } from '@tanstack/react-query';
import { bodyOf, client } from './client';
import { COLLECTION_FRESH_MS } from './collection';

const COMMISSIONS = '/api/commissions';

/** What the signed-in collector has asked the artist to make, newest first. */
export const commissionsQuery = () =>
  queryOptions({
    queryKey: [COMMISSIONS],
    queryFn: ({ signal }) => bodyOf(client.GET(COMMISSIONS, { signal })),
    staleTime: COLLECTION_FRESH_MS,
  });
