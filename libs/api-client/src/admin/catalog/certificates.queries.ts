import { adminDownload, adminList, adminMutation, adminQuery, FRESH } from '../admin-options';

const CERTIFICATES = '/api/admin/certificates';
const CERTIFICATE = '/api/admin/certificates/{coaId}';

/** Certificates also show in orders and print ledgers. */
const CHANGED = [CERTIFICATES, '/api/admin/orders/{orderNumber}', '/api/admin/editions/{editionId}'] as const;

export const adminCertificatesQuery = adminList(CERTIFICATES);

export const adminCertificateQuery = (coaId: string) => adminQuery(CERTIFICATE, { coaId }, FRESH);

/** Without a version, changes the current one, whatever it is. */
export interface CertificateVersion {
  coaId: string;
  version?: number;
}

/** Adds the artist's signature. */
export const signCertificate = ({ coaId, version }: CertificateVersion) =>
  adminMutation('post', `${CERTIFICATE}/signature`, { coaId, version }, CHANGED);

/** Transfers a certificate without confirmation by its holder. */
export const transferCertificate = ({ coaId, version }: CertificateVersion) =>
  adminMutation('post', `${CERTIFICATE}/transfer`, { coaId, version }, CHANGED);

export const revokeCertificate = ({ coaId, version }: CertificateVersion) =>
  adminMutation('post', `${CERTIFICATE}/revocation`, { coaId, version }, CHANGED);

/** Revokes a certificate and issues another for the same print; returns the new one. */
export const replaceCertificate = ({ coaId, version }: CertificateVersion) =>
  adminMutation('post', `${CERTIFICATE}/replacement`, { coaId, version }, CHANGED);

export const downloadCertificate = () => adminDownload(`${CERTIFICATE}/sheet.pdf`, {});

export const exportCertificates = () => adminDownload(`${CERTIFICATES}.csv`, {});
