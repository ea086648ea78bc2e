/**
 * `npm run audit`: verifies every invariant of ledger, certificates and money of the running gallery named by DATABASE_URL or
 * DATA_DIR. Exits with 1 if one is violated.
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
