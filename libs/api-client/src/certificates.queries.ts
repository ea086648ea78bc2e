import { mutationOptions, queryOptions } from '@tanstack/react-query';
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

/** To whom a certificate is to go. */
export interface TransferWish {
  coaId: string;
  name: string;
  email: string;
}

/** Asks for a certificate to go to a new owner: both get a link. */
export const requestTransfer = () =>
  mutationOptions({
    mutationKey: ['request-transfer'],
    mutationFn: ({ coaId, name, email }: TransferWish) =>
      bodyOf(
        client.POST('/api/collector/certificates/{coaId}/transfers', {
          params: { path: { coaId } },
          body: { name, email },
        }),
      ),
  });

/** Takes a transfer back while it is under way. */
export const cancelTransfer = () =>
  mutationOptions({
    mutationKey: ['cancel-transfer'],
    mutationFn: async (id: string) => {
      await client.DELETE('/api/collector/transfers/{id}', { params: { path: { id } } });
    },
  });
