/** All that stands on the sheet of a certificate. */
export interface CertificateDocument {
  gallery: string;
  title: string;
  /** `FLORALS, 2025`. */
  origin: string;
  medium: string;
  dimensions: string;
  number: number;
  total: number;
  sentence: string;
  /** Why it no longer holds; null while it does. */
  warning: string | null;
  /** The row of facts beneath the sentence. */
  facts: readonly { label: string; value: string }[];
  picture: CertificateDocumentPicture | null;
  /** PNG of the photographer's signature; null leaves the line empty. */
  signature: Buffer | null;
  /** Where the QR code leads. */
  address: string;
  issuedAt: Date;
}

/** A JPEG with the pixels of its original, which give the proportions. */
export interface CertificateDocumentPicture {
  jpeg: Buffer;
  width: number;
  height: number;
}
