import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { bodyOf, client } from './client';
import { COLLECTION_FRESH_MS } from './collection';

const CERTIFICATES = '/api/collector/certificates';
const PUBLIC = '/api/certificates/{coaId}';
const KEYS = '/api/certificates/keys';

/** The certificates that the signed-in collector holds. */
export const collectorCertificatesQuery = () =>
  queryOptions({
    queryKey: [CERTIFICATES],
    queryFn: ({ signal }) => bodyOf(client.GET(CERTIFICATES, { signal })),
    staleTime: COLLECTION_FRESH_MS,
  });

/** A certificate as anybody may read it; `certificate_not_found` where there is none. */
export const certificateQuery = (coaId: string) =>
  queryOptions({
    queryKey: [PUBLIC, coaId],
    queryFn: ({ signal }) => bodyOf(client.GET(PUBLIC, { params: { path: { coaId } }, signal })),
  });

/** The keys with which certificates are checked. */
export const certificateKeysQuery = () =>
  queryOptions({ queryKey: [KEYS], queryFn: ({ signal }) => bodyOf(client.GET(KEYS, { signal })) });

/** What a transfer's link is about; `transfer_not_found` when it is used up. */
export const transferQuery = (token: string) =>
  queryOptions({
    queryKey: ['/api/certificate-transfers/look', token],
    queryFn: ({ signal }) =>
      bodyOf(client.POST('/api/certificate-transfers/look', { body: { token }, signal })),
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
  });

/** The holder's answer. */
export const confirmTransfer = () =>
  mutationOptions({
    mutationKey: ['confirm-transfer'],
    mutationFn: (token: string) =>
      bodyOf(client.POST('/api/certificate-transfers/confirm', { body: { token } })),
  });

/** The new owner's answer; `transfer_for_another` when somebody else is signed in. */
export const acceptTransfer = () =>
  mutationOptions({
    mutationKey: ['accept-transfer'],
    mutationFn: (token: string) =>
      bodyOf(client.POST('/api/certificate-transfers/accept', { body: { token } })),
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
