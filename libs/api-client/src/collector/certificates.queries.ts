import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { bodyOf, client } from '../http/client';
import { COLLECTOR_STALE_TIME_MS } from './collector-stale-time';

const CERTIFICATES = '/api/collector/certificates';
const PUBLIC_CERTIFICATE = '/api/certificates/{coaId}';
const KEYS = '/api/certificates/keys';

/** The certificates that the signed-in collector holds. */
export const collectorCertificatesQuery = () =>
  queryOptions({
    queryKey: [CERTIFICATES],
    queryFn: ({ signal }) => bodyOf(client.GET(CERTIFICATES, { signal })),
    staleTime: COLLECTOR_STALE_TIME_MS,
  });

/** A certificate as anybody may read it; `certificate_not_found` where there is none. */
export const certificateQuery = (coaId: string) =>
  queryOptions({
    queryKey: [PUBLIC_CERTIFICATE, coaId],
    queryFn: ({ signal }) => bodyOf(client.GET(PUBLIC_CERTIFICATE, { params: { path: { coaId } }, signal })),
  });

/** The keys with which certificates are checked. */
export const certificateKeysQuery = () =>
  queryOptions({ queryKey: [KEYS], queryFn: ({ signal }) => bodyOf(client.GET(KEYS, { signal })) });

/** What a transfer's link is about; `transfer_not_found` when it is used up. */
export const certificateTransferQuery = (token: string) =>
  queryOptions({
    queryKey: ['/api/certificate-transfers/look', token],
    queryFn: ({ signal }) =>
      bodyOf(client.POST('/api/certificate-transfers/look', { body: { token }, signal })),
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
  });

/** The holder's answer. */
export const confirmCertificateTransfer = () =>
  mutationOptions({
    mutationKey: ['confirm-transfer'],
    mutationFn: (token: string) =>
      bodyOf(client.POST('/api/certificate-transfers/confirm', { body: { token } })),
  });

/** The new owner's answer; `transfer_for_another` when somebody else is signed in. */
export const acceptCertificateTransfer = () =>
  mutationOptions({
    mutationKey: ['accept-transfer'],
    mutationFn: (token: string) =>
      bodyOf(client.POST('/api/certificate-transfers/accept', { body: { token } })),
  });

/** To whom a certificate is to go. */
export interface CertificateTransferInput {
  coaId: string;
  name: string;
  email: string;
}

/** Asks for a certificate to go to a new owner: both get a link. */
export const requestCertificateTransfer = () =>
  mutationOptions({
    mutationKey: ['request-transfer'],
    mutationFn: ({ coaId, name, email }: CertificateTransferInput) =>
      bodyOf(
        client.POST('/api/collector/certificates/{coaId}/transfers', {
          params: { path: { coaId } },
          body: { name, email },
        }),
      ),
  });

/** Takes a transfer back while it is under way. */
export const cancelCertificateTransfer = () =>
  mutationOptions({
    mutationKey: ['cancel-transfer'],
    mutationFn: async (id: string) => {
      await client.DELETE('/api/collector/transfers/{id}', { params: { path: { id } } });
    },
  });
