import { createHash } from 'node:crypto';

/** Crockford's base 32: no I, L, O and U. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** What a statement calls a line: always the same, and telling neither its order nor its buyer. `CL-7K3M-Q9XD`. */
export function commissionCode(lineId: string): string {
  const digest = createHash('sha256').update(lineId).digest();
  const signs = Array.from(digest.subarray(0, 8), (byte) => ALPHABET[byte % ALPHABET.length]).join('');
  return `CL-${signs.slice(0, 4)}-${signs.slice(4)}`;
}
