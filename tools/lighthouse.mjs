/** `npm run lighthouse`: how fast the public pages open on a phone, measured with Lighthouse on the built gallery. Run it on an idle machine. */
import { measurePages } from './lighthouse/measure-pages.mjs';
import { printError } from './process/report.mjs';

try {
  await measurePages();
} catch (error) {
  printError(error);
  process.exitCode = 1;
}
