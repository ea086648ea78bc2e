/**
 * `npm run chaos`: kills, slows and fills each part of the gallery while people use it. argv: names of parts,
 * such as `mysql smtp`; default all. With `--galera` the database is three nodes of a MariaDB Galera cluster, whose failures
 * are the part `galera`. With `--purchases 10000` so many prints are bought through the failures; with `--minutes 60` each
 * failure lasts an hour, at an evening's pace. Exits with 1 if the audit or another check fails.
 */
import { parseArgs } from 'node:util';
import { runChaos } from './cluster/chaos.mjs';
import { withCluster } from './cluster/with-cluster.mjs';
import { printError, ToolError } from './process/report.mjs';

try {
  const { values, positionals: only } = parseArgs({
    options: {
      galera: { type: 'boolean' },
      purchases: { type: 'string', default: '0' },
      minutes: { type: 'string', default: '0' },
    },
    allowPositionals: true,
  });
  const purchases = wholeNumber('purchases', values.purchases);
  const minutes = wholeNumber('minutes', values.minutes);
  await withCluster((cluster, report) => runChaos(cluster, report, { only, purchases, minutes }), {
    isGalera: values.galera,
  });
  console.log('All checks passed: the audit is clean, and every receipt matches its order.');
} catch (error) {
  printError(error);
  process.exitCode = 1;
}
/** @param {string} name @param {string} text @throws {ToolError} */
function wholeNumber(name, text) {
  const number = Number(text);
  if (!Number.isSafeInteger(number) || number < 0)
    throw new ToolError(`--${name} must be a whole number, not "${text}".`);
  return number;
}

// After an interruption simulated users are still running.
process.exit();
