import { queryOptions } from '@tanstack/react-query';
import { apiCommand, apiMutation, apiQuery } from '../http/api-options';
import { bodyOf, client } from '../http/client';
import { COLLECTOR_STALE_TIME_MS } from '../http/query-client';

const CERTIFICATES = '/api/collector/certificates';
const PUBLIC_CERTIFICATE = '/api/certificates/{coaId}';
const KEYS = '/api/certificates/keys';

/** The certificates that the signed-in collector holds. */
export const collectorCertificatesQuery = () =>
  apiQuery([CERTIFICATES], (signal) => client.GET(CERTIFICATES, { signal }), {
    staleTime: COLLECTOR_STALE_TIME_MS,
  });

/** A certificate as anybody may read it; `certificate_not_found` where there is none. */
export const certificateQuery = (coaId: string) =>
  apiQuery([PUBLIC_CERTIFICATE, coaId], (signal) =>
    client.GET(PUBLIC_CERTIFICATE, { params: { path: { coaId } }, signal }),
  );

/** The keys with which certificates are checked. */
export const certificateKeysQuery = () => apiQuery([KEYS], (signal) => client.GET(KEYS, { signal }));

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
  apiMutation((token: string) => client.POST('/api/certificate-transfers/confirm', { body: { token } }));

/** The new owner's answer; `transfer_for_another` when somebody else is signed in. */
export const acceptCertificateTransfer = () =>
  apiMutation((token: string) => client.POST('/api/certificate-transfers/accept', { body: { token } }));

/** To whom a certificate is to go. */
export interface CertificateTransferInput {
  coaId: string;
  name: string;
  email: string;
}

/** Asks for a certificate to go to a new owner: both get a link. */
export const requestCertificateTransfer = () =>
  apiMutation(({ coaId, name, email }: CertificateTransferInput) =>
    client.POST('/api/collector/certificates/{coaId}/transfers', {
      params: { path: { coaId } },
      body: { name, email },
    }),
  );

/** Takes a transfer back while it is under way. */
export const cancelCertificateTransfer = () =>
  apiCommand((id: string) => client.DELETE('/api/collector/transfers/{id}', { params: { path: { id } } }));
