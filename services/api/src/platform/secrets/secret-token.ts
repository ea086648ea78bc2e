import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

const SECRET_BYTES = 32;

/** A secret for a link or a session: 256 random bits, 43 characters that are allowed in a URL. */
export const generateSecret = (): string => randomBytes(SECRET_BYTES).toString('base64url');

/**
 * The stored form of a secret. Secrets are random and long, so a fast hash is enough (OWASP ASVS 11.5). 64 hex digits.
 */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** Whether this is the secret of the digest; takes the same time however much of it is right. */
export function matchesDigest(secret: string, digest: string | null): boolean {
  return digest !== null && timingSafeEqual(Buffer.from(hashSecret(secret)), Buffer.from(digest));
}
