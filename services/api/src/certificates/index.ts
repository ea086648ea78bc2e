/** Certificates of authenticity. */
export { AmendCertificate } from './amend-certificate';
export { CertificateSigner } from './certificate-signer';
export { CertificatesModule } from './certificates.module';
export { ReadCertificates } from './read-certificates';
