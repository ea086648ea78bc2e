import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

const KEY_BYTES = 32;

/** A key for a new link: 256 random bits, 43 characters that may stand in an address. */
export const newKey = (): string => randomBytes(KEY_BYTES).toString('base64url');

/** What is kept of a key or a client secret. Both are random and long, so a fast hash is enough. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** Whether the secret is the one that was hashed; takes the same time however much of it is right. */
export function opens(secret: string, hash: string | null): boolean {
  return hash !== null && timingSafeEqual(Buffer.from(hashOf(secret)), Buffer.from(hash));
}
