/** `npm run dev`: the gallery with hot reload. */
import { requireNode } from './process/node-version.mjs';
import { printError } from './process/report.mjs';

try {
  requireNode();
  const { develop } = await import('./development/develop.mjs');
  await develop();
} catch (error) {
  printError(error);
  process.exitCode = 1;
}
