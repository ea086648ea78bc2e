/**
 * `npm run chaos`: each part of the gallery killed, slowed and filled while people use it. argv: the parts that are wanted,
 * such as `mysql smtp`; all of them without. Ends with 1 when the audit finds anything, or somebody was told an untruth.
 */
import { runChaos } from './cluster/chaos.mjs';
import { withCluster } from './cluster/with-cluster.mjs';
import { printError } from './process/report.mjs';

try {
  const only = process.argv.slice(2);
  await withCluster((cluster, report) => runChaos(cluster, report, only));
  console.log('The ledger is right, and everybody was told the truth.');
} catch (error) {
  printError(error);
  process.exitCode = 1;
}
// After an interruption the crowd is still about.
process.exit();
