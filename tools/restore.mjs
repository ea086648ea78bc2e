/**
 * `npm run restore -- latest`: restores a backup from BACKUP_DIR into the empty database and folder of DATABASE_URL and DATA_DIR.
 * An encrypted backup needs `--identity <file>`, with the private key that `age-keygen` made.
 * `--logs <folder>` then replays the binary logs there, `--until <ISO time>` up to that moment.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { restore } from './backup/restore-backup.mjs';
import { createReport, ToolError, printError } from './process/report.mjs';

const USAGE =
  'Usage: npm run restore -- <backup | latest> [--identity <file>] [--logs <folder> [--until <ISO time>]]';

/** @param {string[]} args */
function asked(args) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        identity: { type: 'string' },
        logs: { type: 'string' },
        until: { type: 'string' },
      },
    });
    const until = values.until === undefined ? null : new Date(values.until);
    const isUsable = positionals.length === 1 && !(until && (!values.logs || Number.isNaN(until.getTime())));
    if (!isUsable) throw new ToolError(USAGE);
    return {
      wanted: positionals[0],
      identity: values.identity === undefined ? null : path.resolve(values.identity),
      logs: values.logs ? { folder: path.resolve(values.logs), until } : null,
    };
  } catch {
    throw new ToolError(USAGE);
  }
}

try {
  const root = path.resolve(import.meta.dirname, '..');
  const { env } = process;
  const folder = path.resolve(root, env.BACKUP_DIR || '.data/backups');
  const report = createReport();
  const name = await restore({ root, folder, env, report, ...asked(process.argv.slice(2)) });
  report.say(`\nRestored ${name}. Run npm run audit before anyone can buy.`);
} catch (error) {
  printError(error);
  process.exitCode = 1;
}
