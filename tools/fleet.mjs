/**
 * `npm run fleet`: two instances of the API behind nginx, with everything that they share. Without a word what they must have
 * in common is tried, and the journeys; `-- cases` leaves the journeys out, `-- rolling` replaces each instance under load.
 * Needs no build, and ends with 1 when something does not hold.
 */
import { journeys, tryBoth } from './fleet/both.mjs';
import { rollFleet } from './fleet/rolling.mjs';
import { withFleet } from './fleet/with-fleet.mjs';
import { Fault, printFault } from './run/report.mjs';

const WAYS = {
  all: async (fleet, report, processes) => {
    await tryBoth(fleet, report);
    await journeys(fleet, report, processes);
  },
  cases: tryBoth,
  journeys,
  rolling: rollFleet,
};

try {
  const [way = 'all'] = process.argv.slice(2);
  if (!(way in WAYS)) throw new Fault(`There is no ${way}; there are ${Object.keys(WAYS).join(', ')}.`);
  await withFleet(WAYS[way], { hasInquiry: way === 'all' || way === 'journeys' });
  console.log('All of it holds.');
} catch (error) {
  printFault(error);
  process.exitCode = 1;
}
// After an interruption the crowd is still about.
process.exit();
