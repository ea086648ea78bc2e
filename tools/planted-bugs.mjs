/**
 * `npm run planted-bugs`: plants each of ten bugs in a copy of the built API, uses it for a moment, and expects the history
 * checker to name it; in an evening without a bug it must find nothing. argv: parts, such as `settle holds`; default all.
 */
import { withCluster } from './cluster/with-cluster.mjs';
import { findPlantedBugs } from './history/planted-bugs/run.mjs';
import { printError } from './process/report.mjs';

try {
  const only = process.argv.slice(2);
  await withCluster((cluster, report) => findPlantedBugs(cluster, report, only));
  console.log('The checker has found every bug, and nothing without one.');
} catch (error) {
  printError(error);
  process.exitCode = 1;
}
// After an interruption simulated users are still running.
process.exit();
