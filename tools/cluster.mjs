/**
 * `npm run cluster`: two API instances behind nginx, with everything that they share. By default it checks shared state and
 * then runs the journeys; `-- cases` skips the journeys, `-- rolling` replaces each instance under load. With `--galera` the
 * database is three nodes of a MariaDB Galera cluster behind HAProxy.
 * Needs no build. Exits with 1 if a check fails.
 */
import { parseArgs } from 'node:util';
import { journeys, runCluster } from './cluster/run-cluster.mjs';
import { updateCluster } from './cluster/rolling-update.mjs';
import { withCluster } from './cluster/with-cluster.mjs';
import { ToolError, printError } from './process/report.mjs';

const WAYS = {
  all: async (cluster, report, processes) => {
    await runCluster(cluster, report);
    await journeys(cluster, report, processes);
  },
  cases: runCluster,
  journeys,
  rolling: updateCluster,
};

try {
  const { values, positionals } = parseArgs({
    options: { galera: { type: 'boolean' } },
    allowPositionals: true,
  });
  const [way = 'all'] = positionals;
  if (!(way in WAYS)) throw new ToolError(`Unknown mode ${way}. Use one of ${Object.keys(WAYS).join(', ')}.`);
  await withCluster(WAYS[way], {
    isGalera: values.galera,
    hasInquiry: way === 'all' || way === 'journeys',
  });
  console.log('All checks passed.');
} catch (error) {
  printError(error);
  process.exitCode = 1;
}
// After an interruption simulated users are still running.
process.exit();
