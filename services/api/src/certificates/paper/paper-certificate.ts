/** All that stands on the sheet of a certificate. */
export interface PaperCertificate {
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
  picture: PaperPicture | null;
  /** PNG of the photographer's signature; null leaves the line empty. */
  signature: Buffer | null;
  /** Where the QR code leads. */
  address: string;
  issuedAt: Date;
}

/** A JPEG with the pixels of its original, which give the proportions. */
export interface PaperPicture {
  jpeg: Buffer;
  width: number;
  height: number;
}
