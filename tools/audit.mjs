/**
 * `npm run audit`: verifies every invariant of ledger, certificates and money of the gallery that DATABASE_URL, or else
 * DATA_DIR, names, while it runs. Ends with 1 when one is broken.
 */
import path from 'node:path';
import { audit } from './backup/ledger-audit.mjs';
import { printError } from './process/report.mjs';

try {
  const root = path.resolve(import.meta.dirname, '..');
  process.exitCode = await audit({ root, env: process.env, say: (sentence) => console.log(sentence) });
} catch (error) {
  printError(error);
  process.exitCode = 1;
}
