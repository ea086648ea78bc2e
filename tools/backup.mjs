/**
 * `npm run backup`: a backup of the gallery that DATABASE_URL, or else DATA_DIR, names, into BACKUP_DIR, while it runs.
 * `-- prune` removes old ones: all of the last 14 days stay, one a week for 8 weeks, one a month for 12 months.
 */
import path from 'node:path';
import { createBackup } from './backup/create-backup.mjs';
import { prune } from './backup/prune-backups.mjs';
import { createReport, ToolError, printError } from './process/report.mjs';

const KEEP = { days: 14, weeks: 8, months: 12 };

try {
  const root = path.resolve(import.meta.dirname, '..');
  const { env } = process;
  const folder = path.resolve(root, env.BACKUP_DIR || '.data/backups');
  const report = createReport();
  const [deed, ...others] = process.argv.slice(2);
  if (others.length > 0 || (deed !== undefined && deed !== 'prune'))
    throw new ToolError('Usage: npm run backup [-- prune]');
  if (deed === 'prune') await prune({ folder, keep: KEEP, report });
  else {
    const name = await createBackup({ root, folder, env, report });
    report.say(
      `\nThe backup ${name} is in ${folder}. Keys and passwords are not in it: docs/operations.md says which.`,
    );
  }
} catch (error) {
  printError(error);
  process.exitCode = 1;
}
