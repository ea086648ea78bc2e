/**
 * `npm run cluster`: two instances of the API behind nginx, with everything that they share. Without a word what they must have
 * in common is tried, and the journeys; `-- cases` leaves the journeys out, `-- rolling` replaces each instance under load.
 * Needs no build, and ends with 1 when something does not hold.
 */
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
  const [way = 'all'] = process.argv.slice(2);
  if (!(way in WAYS)) throw new ToolError(`There is no ${way}; there are ${Object.keys(WAYS).join(', ')}.`);
  await withCluster(WAYS[way], { hasInquiry: way === 'all' || way === 'journeys' });
  console.log('All of it holds.');
} catch (error) {
  printError(error);
  process.exitCode = 1;
}
// After an interruption the crowd is still about.
process.exit();
