/** `npm start`: the whole gallery with demo data on this machine. Needs only Node. */
import { requireNode } from './process/node-version.mjs';
import { printError } from './process/report.mjs';

try {
  requireNode();
  const { start } = await import('./gallery/start.mjs');
  await start();
} catch (error) {
  printError(error);
  process.exitCode = 1;
}
