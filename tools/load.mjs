/**
 * `npm run load`: thirty minutes of mixed load, or as many as `--minutes` says; a table at the end, which is kept in
 * `.data/load`. Ends at most five minutes after that, with 1 when something does not hold.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { loadCluster } from './cluster/load.mjs';
import { withCluster } from './cluster/with-cluster.mjs';
import { ToolError, printError } from './process/report.mjs';

const folder = path.resolve(import.meta.dirname, '../.data/load');

try {
  const { values } = parseArgs({ options: { minutes: { type: 'string', default: '30' } } });
  const minutes = Number(values.minutes);
  if (!(minutes > 0)) throw new ToolError(`--minutes must be a number above 0, not "${values.minutes}".`);
  await withCluster((cluster, report) => loadCluster(cluster, report, { minutes, folder }));
} catch (error) {
  printError(error);
  process.exitCode = 1;
}
// After an interruption the crowd is still about.
process.exit();
