/**
 * `npm run bench`: measures the gallery against bare servers in one run on one machine. argv: names of parts,
 * `shop`, `sockets`, `console` or `visits`; default all. Needs a build (`npm start` once).
 */
import { bench } from './bench/bench.mjs';
import { printError } from './process/report.mjs';

try {
  await bench(process.argv.slice(2));
} catch (error) {
  printError(error);
  process.exitCode = 1;
}
