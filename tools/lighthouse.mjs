/**
 * `npm run lighthouse [-- /path …]`: how fast the public pages open on a phone, measured with Lighthouse on the built
 * gallery. Without paths it measures every public page, which takes about 40 minutes. Run it on an idle machine.
 */
import { measurePages } from './lighthouse/measure-pages.mjs';
import { printError } from './process/report.mjs';

try {
  await measurePages(process.argv.slice(2));
} catch (error) {
  printError(error);
  process.exitCode = 1;
}
