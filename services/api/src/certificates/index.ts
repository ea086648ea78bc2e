/** Certificates of authenticity. */
export { CertificatesModule } from './certificates.module';
