/**
 * A list of breached passwords → `services/api/data/breached-passwords.bin`, which the API reads at start.
 *   node tools/breached-passwords.mjs <file with one password a line>
 * It keeps passwords that the rules would otherwise allow (10 characters or more), as the first 5 bytes of the SHA-256 of
 * each in lower case, sorted. The file in the repository is of the 1,000,000 most frequent of ten million breached passwords
 * (SecLists, `10-million-password-list-top-1000000.txt`); its license is in `NOTICE` beside it.
 */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

const TARGET = path.resolve(import.meta.dirname, '../services/api/data/breached-passwords.bin');
const MIN_LENGTH = 10;
const DIGEST_BYTES = 5;

const [source] = process.argv.slice(2);
if (source === undefined) {
  console.error('Usage: node tools/breached-passwords.mjs <file with one password a line>');
  process.exit(1);
}
const passwords = fs
  .readFileSync(source, 'utf8')
  .split(/\r?\n/)
  .map((line) => line.normalize('NFC').toLowerCase())
  .filter((password) => Array.from(password).length >= MIN_LENGTH);
const digests = [...new Set(passwords)]
  .map((password) => createHash('sha256').update(password).digest().subarray(0, DIGEST_BYTES))
  .toSorted((one, other) => one.compare(other));
fs.writeFileSync(TARGET, Buffer.concat(digests));
console.log(`${digests.length} passwords in ${path.relative(process.cwd(), TARGET)}`);
