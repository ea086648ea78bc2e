import { queryOptions } from '@tanstack/react-query';
import { bodyOf, client } from './client';
import { COLLECTION_FRESH_MS } from './collection';

const CERTIFICATES = '/api/collector/certificates';

/** The certificates that the signed-in collector holds (C43). */
export const collectorCertificatesQuery = () =>
  queryOptions({
    queryKey: [CERTIFICATES],
    queryFn: ({ signal }) => bodyOf(client.GET(CERTIFICATES, { signal })),
    staleTime: COLLECTION_FRESH_MS,
  });
