/**
 * `npm run load`: thirty minutes of mixed load, or `--minutes`; `--galera` over three nodes of the database. Prints a table, also kept in
 * `.data/load`. Ends at most five minutes later; exits with 1 if a check fails.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { loadCluster } from './cluster/load.mjs';
import { withCluster } from './cluster/with-cluster.mjs';
import { ToolError, printError } from './process/report.mjs';

const folder = path.resolve(import.meta.dirname, '../.data/load');

try {
  const { values } = parseArgs({
    options: { minutes: { type: 'string', default: '30' }, galera: { type: 'boolean' } },
  });
  const minutes = Number(values.minutes);
  if (!(minutes > 0)) throw new ToolError(`--minutes must be a number above 0, not "${values.minutes}".`);
  await withCluster((cluster, report) => loadCluster(cluster, report, { minutes, folder }), {
    isGalera: values.galera,
  });
} catch (error) {
  printError(error);
  process.exitCode = 1;
}
// After an interruption simulated users are still running.
process.exit();
