/**
 * `npm run backup`: backs up the running gallery named by DATABASE_URL or DATA_DIR into BACKUP_DIR.
 * `-- prune` deletes old backups. It keeps all of the last 14 days, one a week for 8 weeks and one a month for 12 months.
 */
import path from 'node:path';
import { KEPT_BACKUPS } from './backup/backup-retention.mjs';
import { createBackup } from './backup/create-backup.mjs';
import { prune } from './backup/prune-backups.mjs';
import { createReport, ToolError, printError } from './process/report.mjs';

try {
  const root = path.resolve(import.meta.dirname, '..');
  const { env } = process;
  const folder = path.resolve(root, env.BACKUP_DIR || '.data/backups');
  const report = createReport();
  const [action, ...others] = process.argv.slice(2);
  if (others.length > 0 || (action !== undefined && action !== 'prune'))
    throw new ToolError('Usage: npm run backup [-- prune]');
  if (action === 'prune') await prune({ folder, keep: KEPT_BACKUPS, report });
  else {
    const name = await createBackup({ root, folder, env, report });
    report.say(
      `\nThe backup ${name} is in ${folder}. It contains no keys and passwords: see Backup in docs/operations.md.`,
    );
  }
} catch (error) {
  printError(error);
  process.exitCode = 1;
}
