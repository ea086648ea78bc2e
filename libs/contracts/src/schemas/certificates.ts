/** Certificates and their transfers. */
import type { components } from '../openapi';

type Schemas = components['schemas'];

export type CertificateList = Schemas['CertificateList'];
export type CertificateRow = Schemas['CertificateRow'];
export type CertificateRecord = Schemas['CertificateRecord'];
export type CreateGalleryTransfer = Schemas['CreateGalleryTransfer'];
export type CollectorCertificate = Schemas['CollectorCertificate'];
export type CollectorTransfer = Schemas['CollectorTransfer'];
export type TransferView = Schemas['TransferView'];
export type PublicCertificate = Schemas['PublicCertificate'];
export type CertificateKey = Schemas['CertificateKey'];
