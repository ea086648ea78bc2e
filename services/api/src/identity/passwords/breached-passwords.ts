import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Sorted digests, made by `tools/breached-passwords.mjs`. */
const FILE = path.resolve(__dirname, '../../../data/breached-passwords.bin');
/** Of each digest. With 100,000 of them, one good password in ten million is taken for one of the list. */
const DIGEST_BYTES = 5;

/** Half a megabyte, for as long as the process runs. */
const digests = readFileSync(FILE);

/** How many passwords the list has. */
export const BREACHED_PASSWORD_COUNT = digests.length / DIGEST_BYTES;

/** Whether it is a breached password of ten characters or more, whatever its case. Asks nobody. */
export function isBreachedPassword(password: string): boolean {
  const digest = createHash('sha256').update(password.normalize('NFC').toLowerCase()).digest();
  let low = 0;
  let high = BREACHED_PASSWORD_COUNT;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const start = middle * DIGEST_BYTES;
    const order = digest.compare(digests, start, start + DIGEST_BYTES, 0, DIGEST_BYTES);
    if (order === 0) return true;
    if (order < 0) high = middle;
    else low = middle + 1;
  }
  return false;
}
