/** `npm run dev`: the gallery with hot reload. */
import { requireNode } from './run/node-version.mjs';
import { printFault } from './run/report.mjs';

try {
  requireNode();
  const { develop } = await import('./run/dev.mjs');
  await develop();
} catch (error) {
  printFault(error);
  process.exitCode = 1;
}
