import type { CreateGalleryTransfer } from '@gallery/contracts';
import { type QueryClient } from '@tanstack/react-query';
import { apiMutation, apiQuery } from '../../http/api-options';
import { adminClient, type ListFilter, withCursor } from '../admin-client';

const LIST = '/api/admin/certificates';
const ONE = '/api/admin/certificates/{coaId}';

/** Prefix of all admin certificate queries, for invalidation. */
export const ADMIN_CERTIFICATES_KEY = ['owner', 'certificates'] as const;

export type CertificateListFilter = ListFilter<typeof LIST>;

export const adminCertificatesQuery = (filter: CertificateListFilter, cursor: string | null) => {
  const query = withCursor(filter, cursor);
  return apiQuery([...ADMIN_CERTIFICATES_KEY, LIST, query], (signal) =>
    adminClient.GET(LIST, { params: { query }, signal }),
  );
};

export const adminCertificateQuery = (coaId: string) =>
  apiQuery(
    [...ADMIN_CERTIFICATES_KEY, ONE, coaId],
    (signal) => adminClient.GET(ONE, { ...at(coaId), signal }),
    { staleTime: 0 },
  );

/** Without a version, the current one is changed whatever it is. */
export interface CertificateVersion {
  coaId: string;
  version?: number;
}

/** Adds the artist's signature. */
export const signCertificate = ({ coaId, version }: CertificateVersion) =>
  apiMutation(
    () => adminClient.POST('/api/admin/certificates/{coaId}/signature', { ...at(coaId), body: { version } }),
    { refresh: invalidateCertificates },
  );

/** Transfers a certificate without confirmation by its holder. */
export const transferCertificate = ({ coaId, version }: CertificateVersion) =>
  apiMutation(
    (body: Omit<CreateGalleryTransfer, 'version'>) =>
      adminClient.POST('/api/admin/certificates/{coaId}/transfer', {
        ...at(coaId),
        body: { ...body, version },
      }),
    { refresh: invalidateCertificates },
  );

export const revokeCertificate = ({ coaId, version }: CertificateVersion) =>
  apiMutation(
    (reason: string) =>
      adminClient.POST('/api/admin/certificates/{coaId}/revocation', {
        ...at(coaId),
        body: { reason, version },
      }),
    { refresh: invalidateCertificates },
  );

/** Revokes a certificate and issues another for the same print; returns the new one. */
export const replaceCertificate = ({ coaId, version }: CertificateVersion) =>
  apiMutation(
    (reason: string) =>
      adminClient.POST('/api/admin/certificates/{coaId}/replacement', {
        ...at(coaId),
        body: { reason, version },
      }),
    { refresh: invalidateCertificates },
  );

export const downloadCertificate = () =>
  apiMutation((coaId: string) =>
    adminClient.GET('/api/admin/certificates/{coaId}/sheet.pdf', { ...at(coaId), parseAs: 'blob' }),
  );

export const exportCertificates = () =>
  apiMutation((filter: CertificateListFilter) =>
    adminClient.GET('/api/admin/certificates.csv', { params: { query: filter }, parseAs: 'blob' }),
  );

const at = (coaId: string) => ({ params: { path: { coaId } } });

/** Certificates also show in orders and print ledgers. */
async function invalidateCertificates(client: QueryClient): Promise<void> {
  const keys = [
    ADMIN_CERTIFICATES_KEY,
    ['/api/admin/orders/{orderNumber}'],
    ['/api/admin/orders/{orderNumber}/certificates'],
    ['/api/admin/editions/{editionId}'],
  ];
  await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
}
