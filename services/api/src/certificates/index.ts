/** Certificates of authenticity. */
export {
  CertificateSigningService,
  createSignatureVerifier,
  type SignatureStatus,
} from './issuing/certificate-signing.service';
export { CertificatesModule } from './certificates.module';
export type { CollectorCertificate } from './collector/dto/collector-certificate.dto';
export {
  CERTIFICATE_STATES,
  CertificatesService,
  type CertificateState,
  type EditionCertificate,
} from './certificates.service';
export { CERTIFICATE_EMAIL_TEMPLATES } from './transfers/certificate-transfer.email-templates';
