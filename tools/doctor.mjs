/**
 * `npm run doctor`: checks everything that a gallery in production needs, with its settings, and says in a sentence what is wrong
 * and what to do. `--identity <file>` also decrypts the latest backup. Exits with 1 if something is wrong.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { examine } from './doctor/examination.mjs';
import { printError } from './process/report.mjs';

const SIGNS = { ok: '✓', wrong: '✗', unchecked: '–' };

try {
  const { env } = process;
  const { values } = parseArgs({ options: { identity: { type: 'string' } } });
  const root = path.resolve(import.meta.dirname, '..');
  const folder = path.resolve(root, env.BACKUP_DIR || '.data/backups');
  const findings = await examine({ env, folder, identity: values.identity ?? null });
  for (const { what, state, sentence } of findings)
    console.log(`${SIGNS[state]} ${what}${sentence === null ? '' : `: ${sentence}`}`);
  const wrong = findings.filter(({ state }) => state === 'wrong').length;
  console.log(wrong === 0 ? '\nAll is well.' : `\n${wrong} of ${findings.length} need you.`);
  process.exitCode = wrong === 0 ? 0 : 1;
} catch (error) {
  printError(error);
  process.exitCode = 1;
}
