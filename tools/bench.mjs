/**
 * `npm run bench`: what the gallery carries, as ratios measured in one run on one machine. argv: names of the parts that are
 * wanted, `shop`, `console` and `visits`; all of them without. Needs a build (`npm start` once).
 */
import { bench } from './bench/bench.mjs';
import { printError } from './process/report.mjs';

try {
  await bench(process.argv.slice(2));
} catch (error) {
  printError(error);
  process.exitCode = 1;
}
