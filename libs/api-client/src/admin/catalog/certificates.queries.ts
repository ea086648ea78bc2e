import type { CreateGalleryTransfer, paths } from '@gallery/contracts';
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { bodyOf } from '../../http/client';
import { adminClient } from '../admin-client';

const LIST = '/api/admin/certificates';
const ONE = '/api/admin/certificates/{coaId}';

/** Everything about certificates as the gallery sees them, for invalidation after a change. */
export const ADMIN_CERTIFICATES_KEY = ['owner', 'certificates'] as const;

/** Which certificates are wanted. */
export type CertificateListFilter = Omit<
  NonNullable<paths[typeof LIST]['get']['parameters']['query']>,
  'cursor' | 'limit'
>;

/** A page of the gallery's certificates, newest first. */
export const adminCertificatesQuery = (wish: CertificateListFilter, cursor: string | null) => {
  const query = { ...wish, ...(cursor === null ? {} : { cursor }) };
  return queryOptions({
    queryKey: [...ADMIN_CERTIFICATES_KEY, LIST, query],
    queryFn: ({ signal }) => bodyOf(adminClient.GET(LIST, { params: { query }, signal })),
  });
};

/** One certificate with its whole history. */
export const adminCertificateQuery = (coaId: string) =>
  queryOptions({
    queryKey: [...ADMIN_CERTIFICATES_KEY, ONE, coaId],
    queryFn: ({ signal }) => bodyOf(adminClient.GET(ONE, { ...at(coaId), signal })),
    staleTime: 0,
  });

/** A certificate as somebody looked at it; without a version it is taken as it is. */
export interface CertificateVersion {
  coaId: string;
  version?: number;
}

/** Sets the photographer's signature beneath a certificate. */
export const signCertificate = ({ coaId, version }: CertificateVersion) =>
  mutationOptions({
    mutationFn: () =>
      bodyOf(
        adminClient.POST('/api/admin/certificates/{coaId}/signature', { ...at(coaId), body: { version } }),
      ),
    onSettled: (_data, _error, _body, _scope, { client }) => invalidateCertificates(client),
  });

/** Gives a certificate to another holder by the gallery's word. */
export const transferCertificate = ({ coaId, version }: CertificateVersion) =>
  mutationOptions({
    mutationFn: (body: Omit<CreateGalleryTransfer, 'version'>) =>
      bodyOf(
        adminClient.POST('/api/admin/certificates/{coaId}/transfer', {
          ...at(coaId),
          body: { ...body, version },
        }),
      ),
    onSettled: (_data, _error, _body, _scope, { client }) => invalidateCertificates(client),
  });

/** Ends a certificate. */
export const revokeCertificate = ({ coaId, version }: CertificateVersion) =>
  mutationOptions({
    mutationFn: (reason: string) =>
      bodyOf(
        adminClient.POST('/api/admin/certificates/{coaId}/revocation', {
          ...at(coaId),
          body: { reason, version },
        }),
      ),
    onSettled: (_data, _error, _body, _scope, { client }) => invalidateCertificates(client),
  });

/** Ends a certificate and issues another for the same number; answers with the new one. */
export const replaceCertificate = ({ coaId, version }: CertificateVersion) =>
  mutationOptions({
    mutationFn: (reason: string) =>
      bodyOf(
        adminClient.POST('/api/admin/certificates/{coaId}/replacement', {
          ...at(coaId),
          body: { reason, version },
        }),
      ),
    onSettled: (_data, _error, _body, _scope, { client }) => invalidateCertificates(client),
  });

/** The sheet of paper, as PDF. */
export const downloadCertificate = () =>
  mutationOptions({
    mutationFn: (coaId: string) =>
      bodyOf(adminClient.GET('/api/admin/certificates/{coaId}/sheet.pdf', { ...at(coaId), parseAs: 'blob' })),
  });

/** Every certificate that matches, as a CSV file. */
export const exportCertificates = () =>
  mutationOptions({
    mutationFn: (wish: CertificateListFilter) =>
      bodyOf(adminClient.GET('/api/admin/certificates.csv', { params: { query: wish }, parseAs: 'blob' })),
  });

const at = (coaId: string) => ({ params: { path: { coaId } } });

/** Refused or done, whatever shows certificates looks again: their list, orders, the ledger of their edition. */
async function invalidateCertificates(client: QueryClient): Promise<void> {
  const keys = [
    ADMIN_CERTIFICATES_KEY,
    ['/api/admin/orders/{orderNumber}'],
    ['/api/admin/orders/{orderNumber}/certificates'],
    ['/api/admin/editions/{editionId}'],
  ];
  await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
}
