import type { PublicCertificate } from '@gallery/contracts';
import { queryOptions } from '@tanstack/react-query';
import { apiCommand, apiMutation, apiQuery } from '../http/api-options';
import { bodyOf, client } from '../http/client';
import { takeInitialData } from '../http/initial-data';
import { COLLECTOR_STALE_TIME_MS } from '../http/query-client';

const CERTIFICATES = '/api/collector/certificates';
const COLLECTION = '/api/collector/collection';
const PUBLIC_CERTIFICATE = '/api/certificates/{coaId}';
const KEYS = '/api/certificates/keys';

/** Certificates that the signed-in collector holds. */
export const collectorCertificatesQuery = () =>
  apiQuery([CERTIFICATES], (signal) => client.GET(CERTIFICATES, { signal }), {
    staleTime: COLLECTOR_STALE_TIME_MS,
  });

/** The prints that the signed-in collector owns, with their prices. */
export const collectionQuery = () =>
  apiQuery([COLLECTION], (signal) => client.GET(COLLECTION, { signal }), {
    staleTime: COLLECTOR_STALE_TIME_MS,
  });

/** A public certificate, from the document if it has it. Fails with `certificate_not_found`. */
export const certificateQuery = (coaId: string) =>
  queryOptions({
    queryKey: [PUBLIC_CERTIFICATE, coaId],
    queryFn: ({ signal }) => bodyOf(client.GET(PUBLIC_CERTIFICATE, { params: { path: { coaId } }, signal })),
    initialData: () => takeInitialData(`/api/certificates/${encodeURIComponent(coaId)}`, isCertificate),
  });

// The server wrote this response for this path, so a light check is enough.
const isCertificate = (body: unknown): body is PublicCertificate =>
  typeof body === 'object' && body !== null && 'coaId' in body;

/** Public keys that certificates are verified with. */
export const certificateKeysQuery = () => apiQuery([KEYS], (signal) => client.GET(KEYS, { signal }));

/** The transfer behind a link. Fails with `transfer_not_found` when the link is used up. */
export const certificateTransferQuery = (token: string) =>
  queryOptions({
    queryKey: ['/api/certificate-transfers/lookup', token],
    queryFn: ({ signal }) =>
      bodyOf(client.POST('/api/certificate-transfers/lookup', { body: { token }, signal })),
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
  });

/** Confirms a transfer as the current holder. */
export const confirmCertificateTransfer = () =>
  apiMutation((token: string) => client.POST('/api/certificate-transfers/confirm', { body: { token } }));

/** Accepts a transfer as the new holder. Fails with `transfer_for_another` when someone else is signed in. */
export const acceptCertificateTransfer = () =>
  apiMutation((token: string) => client.POST('/api/certificate-transfers/accept', { body: { token } }));

/** The new holder of a certificate. */
export interface CertificateTransferInput {
  coaId: string;
  name: string;
  email: string;
}

/** Requests a transfer: both holders get a link. */
export const requestCertificateTransfer = () =>
  apiMutation(({ coaId, name, email }: CertificateTransferInput) =>
    client.POST('/api/collector/certificates/{coaId}/transfers', {
      params: { path: { coaId } },
      body: { name, email },
    }),
  );

/** Cancels a pending transfer. */
export const cancelCertificateTransfer = () =>
  apiCommand((id: string) => client.DELETE('/api/collector/transfers/{id}', { params: { path: { id } } }));
