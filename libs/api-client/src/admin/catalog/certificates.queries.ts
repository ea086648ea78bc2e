import type { CreateGalleryTransfer } from '@gallery/contracts';
import { type QueryClient } from '@tanstack/react-query';
import { apiMutation, apiQuery } from '../../http/api-options';
import { adminClient, type ListFilter, withCursor } from '../admin-client';

const LIST = '/api/admin/certificates';
const ONE = '/api/admin/certificates/{coaId}';

/** Everything about certificates as the gallery sees them, for invalidation after a change. */
export const ADMIN_CERTIFICATES_KEY = ['owner', 'certificates'] as const;

/** Which certificates are wanted. */
export type CertificateListFilter = ListFilter<typeof LIST>;

/** A page of the gallery's certificates, newest first. */
export const adminCertificatesQuery = (filter: CertificateListFilter, cursor: string | null) => {
  const query = withCursor(filter, cursor);
  return apiQuery([...ADMIN_CERTIFICATES_KEY, LIST, query], (signal) =>
    adminClient.GET(LIST, { params: { query }, signal }),
  );
};

/** One certificate with its whole history. */
export const adminCertificateQuery = (coaId: string) =>
  apiQuery(
    [...ADMIN_CERTIFICATES_KEY, ONE, coaId],
    (signal) => adminClient.GET(ONE, { ...at(coaId), signal }),
    { staleTime: 0 },
  );

/** A certificate as somebody looked at it; without a version it is taken as it is. */
export interface CertificateVersion {
  coaId: string;
  version?: number;
}

/** Sets the photographer's signature beneath a certificate. */
export const signCertificate = ({ coaId, version }: CertificateVersion) =>
  apiMutation(
    () => adminClient.POST('/api/admin/certificates/{coaId}/signature', { ...at(coaId), body: { version } }),
    { refresh: invalidateCertificates },
  );

/** Gives a certificate to another holder by the gallery's word. */
export const transferCertificate = ({ coaId, version }: CertificateVersion) =>
  apiMutation(
    (body: Omit<CreateGalleryTransfer, 'version'>) =>
      adminClient.POST('/api/admin/certificates/{coaId}/transfer', {
        ...at(coaId),
        body: { ...body, version },
      }),
    { refresh: invalidateCertificates },
  );

/** Ends a certificate. */
export const revokeCertificate = ({ coaId, version }: CertificateVersion) =>
  apiMutation(
    (reason: string) =>
      adminClient.POST('/api/admin/certificates/{coaId}/revocation', {
        ...at(coaId),
        body: { reason, version },
      }),
    { refresh: invalidateCertificates },
  );

/** Ends a certificate and issues another for the same number; answers with the new one. */
export const replaceCertificate = ({ coaId, version }: CertificateVersion) =>
  apiMutation(
    (reason: string) =>
      adminClient.POST('/api/admin/certificates/{coaId}/replacement', {
        ...at(coaId),
        body: { reason, version },
      }),
    { refresh: invalidateCertificates },
  );

/** The sheet of paper, as PDF. */
export const downloadCertificate = () =>
  apiMutation((coaId: string) =>
    adminClient.GET('/api/admin/certificates/{coaId}/sheet.pdf', { ...at(coaId), parseAs: 'blob' }),
  );

/** Every certificate that matches, as a CSV file. */
export const exportCertificates = () =>
  apiMutation((filter: CertificateListFilter) =>
    adminClient.GET('/api/admin/certificates.csv', { params: { query: filter }, parseAs: 'blob' }),
  );

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
