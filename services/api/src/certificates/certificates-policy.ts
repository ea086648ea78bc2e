/** Topic of cached responses with certificates. */
export const CERTIFICATES_TOPIC = 'certificates';

export const CERTIFICATE_STATES = ['issued', 'transferred', 'revoked', 'replaced'] as const;
/** `issued` and `transferred` are in force; a print has at most one such certificate. */
export type CertificateState = (typeof CERTIFICATE_STATES)[number];

/** What is known about a print's provenance, as anyone may see it. */
export const PROVENANCE_KINDS = ['printed', 'sold', 'transferred'] as const;
export type ProvenanceKind = (typeof PROVENANCE_KINDS)[number];

/** How long both links of a certificate transfer work. */
export const TRANSFER_LINK_DURATION_MS = 7 * 86_400_000;

/**
 * Rendering keeps the process busy for about 60 to 100 ms: one at a time, so that other requests get their turn in
 * between.
 */
export const MAX_CONCURRENT_CERTIFICATE_RENDERS = 1;

/** The widest derivative that is printed, in pixels: 230 to 340 per inch. */
export const CERTIFICATE_PICTURE_WIDTH_PX = 1600;

/** For each print on an insurance sheet: 230 pixels per inch. */
export const INSURANCE_PICTURE_WIDTH_PX = 400;

/** 480 pixels per inch. */
export const CERTIFICATE_SIGNATURE_WIDTH_PX = 950;
