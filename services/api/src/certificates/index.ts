/** Certificates of authenticity. */
export { CertificateAmendmentsService } from './admin/certificate-amendments.service';
export { CERTIFICATE_STATES, type CertificateState } from './entities/certificate-state';
export { CertificateSigningService } from './issuing/certificate-signing.service';
export { createSignatureVerifier, type SignatureStatus } from './issuing/signature-verification';
export { CertificatesModule } from './certificates.module';
export type { CollectorCertificate } from './collector/dto/collector-certificate.dto';
export { CertificatesService, type EditionCertificate } from './certificates.service';
export { CERTIFICATE_EMAIL_TEMPLATES } from './transfers/certificate-transfer.email-templates';
