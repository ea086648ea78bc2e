import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { ToolError, printError } from '../process/report.mjs';
import { openRepository } from './backup-repository.mjs';
import { KEPT_BACKUPS } from './backup-retention.mjs';
import { momentOf, untilNext } from './backup-times.mjs';
import { createBackup } from './create-backup.mjs';
import { copyOffsite, offsiteStorage } from './offsite-copy.mjs';
import { prune } from './prune-backups.mjs';

const DAY_MS = 86_400_000;
const RETRY_MS = 3_600_000;
/** No backup takes longer. */
const ABANDONED_MS = 6 * 3_600_000;
const PING_TIMEOUT_MS = 10_000;

/**
 * Backs up every night until the signal, and at once if the latest backup is older than a day. What failed is tried again an
 * hour later.
 * @param {{ root: string, folder: string, env: NodeJS.ProcessEnv, report: import('../process/report.mjs').Report, signal: AbortSignal }} options
 */
export async function backUpNightly({ signal, ...options }) {
  const untilNight = () => untilNext(options.env.BACKUP_AT || '03:30', new Date());
  const [latest = null] = (await openRepository(options.folder).names()).slice(-1);
  const isDue = latest === null || Date.now() - momentOf(latest) > DAY_MS;
  let wait = untilNight();
  if (isDue) wait = 0;
  while (await sleep(wait, true, { signal }).catch(() => false)) {
    wait = await backUp(options).then(untilNight, (error) => {
      printError(error);
      return RETRY_MS;
    });
    options.report.say(`\nThe next backup is in ${Math.round(wait / 60_000)} minutes.`);
  }
}

/** Everything of one night. */
async function backUp({ root, folder, env, report }) {
  await removeAbandoned(folder);
  await createBackup({ root, folder, env, report });
  await prune({ folder, keep: KEPT_BACKUPS, report });
  if (offsiteStorage(env)) await copyOffsite({ folder, env, report });
  if (env.BACKUP_PING_URL) await ping(env.BACKUP_PING_URL);
}

/** A backup whose process was killed would keep the others from being pruned. */
async function removeAbandoned(folder) {
  const repository = openRepository(folder);
  for (const name of await repository.unfinished())
    if (Date.now() - momentOf(name.split('.')[0]) > ABANDONED_MS)
      await rm(repository.at(name), { recursive: true });
}

/** Pings an outside monitor, which raises an alarm when no ping comes. @param {string} url */
async function ping(url) {
  const answer = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(PING_TIMEOUT_MS) });
  if (!answer.ok) throw new ToolError(`The backup is made, but BACKUP_PING_URL answered ${answer.status}.`);
}
