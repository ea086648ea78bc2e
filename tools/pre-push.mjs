/** What .githooks/pre-push runs: format, lint and types of the files that are pushed. */
import { requireNode } from './process/node-version.mjs';
import { printError } from './process/report.mjs';

try {
  requireNode();
  const { checkPush } = await import('./development/pre-push.mjs');
  await checkPush();
} catch (error) {
  printError(error);
  process.exitCode = 1;
}
