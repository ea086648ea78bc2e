/** Certificates of authenticity. */
export { AmendCertificate } from './amend-certificate';
export { CERTIFICATE_STATES, type CertificateState } from './certificate-state';
export { CertificateSigner } from './certificate-signer';
export { signatureCheck, type SignatureCheck } from './signature-check';
export { CertificatesModule } from './certificates.module';
export type { CollectorCertificate } from './dto/collector-certificate.dto';
export { ReadCertificates, type EditionCertificate } from './read-certificates';
export { CERTIFICATE_MAILS } from './transfer-templates';
