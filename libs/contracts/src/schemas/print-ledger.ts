import type { components } from '../openapi';

type Schemas = components['schemas'];

/** The ledger of one edition, number by number. */
export type EditionStock = Schemas['EditionStock'];
/** One number of an edition. */
export type PrintRecord = Schemas['PrintRecord'];
/** An edition beside the others of its work. */
export type SiblingEdition = Schemas['SiblingEdition'];
/** Body of `POST /api/admin/editions/{editionId}/sales`. */
export type CreateOfflineSale = Schemas['CreateOfflineSale'];
/** Body of `POST …/numbers/{number}/hold`. */
export type HoldPrint = Schemas['HoldPrint'];
/** Certificates as the gallery lists them: `GET /api/admin/certificates`. */
export type CertificateList = Schemas['CertificateList'];
/** A certificate in that list. */
export type CertificateRow = Schemas['CertificateRow'];
/** A certificate with everything that the gallery keeps of it. */
export type CertificateRecord = Schemas['CertificateRecord'];
/** Body of `POST /api/admin/certificates/{coaId}/transfer`. */
export type CreateGalleryTransfer = Schemas['CreateGalleryTransfer'];
