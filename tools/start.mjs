/** `npm start`: the whole gallery with demo data on this machine, from nothing but Node. */
import { requireNode } from './run/node-version.mjs';
import { printFault } from './run/report.mjs';

try {
  requireNode();
  const { start } = await import('./run/start.mjs');
  await start();
} catch (error) {
  printFault(error);
  process.exitCode = 1;
}
