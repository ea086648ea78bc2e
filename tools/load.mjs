/**
 * `npm run load`: thirty minutes of mixed load, or as many as `--minutes` says; a table at the end, which is kept in
 * `.data/load`. Ends at most five minutes after that, with 1 when something does not hold.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { loadFleet } from './fleet/load.mjs';
import { withFleet } from './fleet/with-fleet.mjs';
import { Fault, printFault } from './run/report.mjs';

const folder = path.resolve(import.meta.dirname, '../.data/load');

try {
  const { values } = parseArgs({ options: { minutes: { type: 'string', default: '30' } } });
  const minutes = Number(values.minutes);
  if (!(minutes > 0)) throw new Fault(`--minutes must be a number above 0, not "${values.minutes}".`);
  await withFleet((fleet, report) => loadFleet(fleet, report, { minutes, folder }));
} catch (error) {
  printFault(error);
  process.exitCode = 1;
}
// After an interruption the crowd is still about.
process.exit();
