/** `npm test`: every check and every test. Needs only Node. Its last line is `tests: N passed, M failed`. */
import { requireNode } from './process/node-version.mjs';
import { printError } from './process/report.mjs';

try {
  requireNode();
  const { test } = await import('./test/run-tests.mjs');
  process.exitCode = await test();
} catch (error) {
  printError(error);
  console.log('\ntests: 0 passed, 1 failed');
  process.exitCode = 1;
}
