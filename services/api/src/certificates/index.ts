/** Certificates of authenticity. */
export { CERTIFICATE_STATES, CERTIFICATES_TOPIC, type CertificateState } from './certificates-policy';
export {
  CertificateSigningService,
  createSignatureVerifier,
  type SignatureStatus,
} from './issuing/certificate-signing.service';
export { CertificateListQueries } from './admin/certificate-list.queries';
export { CertificatesModule } from './certificates.module';
export type { CollectorCertificate, PublicCertificate } from './dto/certificate.dto';
export { CertificatesService, type EditionCertificate } from './certificates.service';
export { CERTIFICATE_EMAIL_TEMPLATES } from './transfers/certificate-transfer.email-templates';
export { CertificateAmendmentsService } from './admin/certificate-amendments.service';
