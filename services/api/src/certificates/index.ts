/** Certificates of authenticity. */
export { AmendCertificate } from './amend-certificate';
export { CertificatesModule } from './certificates.module';
export { ReadCertificates } from './read-certificates';
