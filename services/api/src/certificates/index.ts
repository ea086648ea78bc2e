/** Certificates of authenticity (design.md section 4). */
export { CertificatesModule } from './certificates.module';
