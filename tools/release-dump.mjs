/**
 * `npm run release:dump`: keeps the dump of the version in package.json in services/api/test/releases, for the test of upgrades.
 * `-- load 1.1.0` loads a kept one into the empty schema of DATABASE_URL.
 */
import path from 'node:path';
import { keepRelease, loadRelease } from './backup/release-dump.mjs';
import { createReport, printError, ToolError } from './process/report.mjs';

try {
  const root = path.resolve(import.meta.dirname, '..');
  const { env } = process;
  const report = createReport();
  const [action, version, ...others] = process.argv.slice(2);
  if (others.length > 0 || (action !== undefined && (action !== 'load' || version === undefined)))
    throw new ToolError('Usage: npm run release:dump [-- load <version>]');
  if (version === undefined) report.say(`\nThe dump of ${await keepRelease({ root, env, report })} is kept.`);
  else await loadRelease({ root, version, env, say: report.say });
} catch (error) {
  printError(error);
  process.exitCode = 1;
}
