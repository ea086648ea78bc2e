/**
 * `npm run backup`: backs up the running gallery named by DATABASE_URL or DATA_DIR into BACKUP_DIR.
 * `-- prune` deletes old backups. It keeps all of the last 14 days, one a week for 8 weeks and one a month for 12 months.
 * `-- copy` copies encrypted backups to the bucket of BACKUP_S3_BUCKET, `-- fetch` brings them back from there.
 * `-- nightly` does the first three every night at BACKUP_AT, until it is ended.
 */
import path from 'node:path';
import { KEPT_BACKUPS } from './backup/backup-retention.mjs';
import { createBackup } from './backup/create-backup.mjs';
import { backUpNightly } from './backup/nightly-backups.mjs';
import { copyOffsite, fetchOffsite } from './backup/offsite-copy.mjs';
import { prune } from './backup/prune-backups.mjs';
import { createReport, ToolError, printError } from './process/report.mjs';

try {
  const root = path.resolve(import.meta.dirname, '..');
  const { env } = process;
  const folder = path.resolve(root, env.BACKUP_DIR || '.data/backups');
  const report = createReport();
  const actions = {
    prune: () => prune({ folder, keep: KEPT_BACKUPS, report }),
    copy: () => copyOffsite({ folder, env, report }),
    fetch: () => fetchOffsite({ folder, env, report }),
    nightly: () => {
      const ended = new AbortController();
      process.once('SIGTERM', () => ended.abort());
      return backUpNightly({ root, folder, env, report, signal: ended.signal });
    },
    '': async () => {
      const name = await createBackup({ root, folder, env, report });
      report.say(
        `\nThe backup ${name} is in ${folder}. It contains no keys and passwords: see Backup in docs/operations.md.`,
      );
    },
  };
  const [action = '', ...others] = process.argv.slice(2);
  if (others.length > 0 || !Object.hasOwn(actions, action))
    throw new ToolError('Usage: npm run backup [-- prune | copy | fetch | nightly]');
  await actions[action]();
} catch (error) {
  printError(error);
  process.exitCode = 1;
}
