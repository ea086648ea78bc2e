/** `npm run bench`: what the gallery carries, as ratios measured in one run on one machine. Needs a build (`npm start` once). */
import { bench } from './bench/bench.mjs';
import { printFault } from './run/report.mjs';

try {
  await bench();
} catch (error) {
  printFault(error);
  process.exitCode = 1;
}
