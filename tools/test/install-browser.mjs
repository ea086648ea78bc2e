/** Finds or installs the browser that argv names, for checks that run only where it is available. */
import { createReport, printError } from '../process/report.mjs';
import { ensureBrowser } from './browsers.mjs';

try {
  for (const name of process.argv.slice(2)) await ensureBrowser(name, createReport());
} catch (error) {
  printError(error);
  process.exitCode = 1;
}
