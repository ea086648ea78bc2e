/** `npm test`: every check and every test, from nothing but Node. Ends with the line `tests: N passed, M failed`. */
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
