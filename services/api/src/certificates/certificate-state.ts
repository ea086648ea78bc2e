export const CERTIFICATE_STATES = ['issued', 'transferred', 'revoked', 'replaced'] as const;
/** `issued` and `transferred` are in force; a print has at most one such certificate. */
export type CertificateState = (typeof CERTIFICATE_STATES)[number];
