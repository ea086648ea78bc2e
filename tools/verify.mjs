/**
 * `npm run verify`: every proof that the gallery works, one part after the other, and one table at the end. argv:
 * names of parts, such as `tests chaos`; default all, which takes up to ninety minutes on two cores. Exits with 1 unless
 * every part passed.
 */
import path from 'node:path';
import { printError } from './process/report.mjs';
import { verify } from './verify/verify.mjs';

try {
  const root = path.resolve(import.meta.dirname, '..');
  process.exitCode = (await verify({ root, only: process.argv.slice(2) })) ? 0 : 1;
} catch (error) {
  printError(error);
  process.exitCode = 1;
}
