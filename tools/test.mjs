/** `npm test`: every check and every test, from nothing but Node. Ends with the line `tests: N passed, M failed`. */
import { requireNode } from './run/node-version.mjs';
import { printFault } from './run/report.mjs';

try {
  requireNode();
  const { test } = await import('./run/test.mjs');
  process.exitCode = await test();
} catch (error) {
  printFault(error);
  console.log('\ntests: 0 passed, 1 failed');
  process.exitCode = 1;
}
