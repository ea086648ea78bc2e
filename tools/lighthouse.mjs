/** `npm run lighthouse`: how fast the public pages open on a phone, by Lighthouse over the built gallery. Quiet machine, please. */
import { measurePages } from './lighthouse/measure-pages.mjs';
import { printError } from './process/report.mjs';

try {
  await measurePages();
} catch (error) {
  printError(error);
  process.exitCode = 1;
}
