import { rm } from 'node:fs/promises';
import { ToolError } from '../process/report.mjs';
import { openRepository } from './backup-repository.mjs';
import { backupsToPrune } from './backup-retention.mjs';

/**
 * Deletes backups that are no longer needed, and images that no backup names. Refuses during a backup, because no manifest
 * names its images yet.
 * @param {{ folder: string, keep: Parameters<typeof backupsToPrune>[1], report: import('../process/report.mjs').Report }} options
 */
export async function prune({ folder, keep, report }) {
  const repository = openRepository(folder);
  await assertNoBackupRunning(repository);
  const names = await repository.names();
  if (names.length === 0) return;
  const going = backupsToPrune(names, keep);
  await report.step('Deleting backups', async (note) => {
    for (const name of going) await rm(repository.at(name), { recursive: true });
    note(`${going.length} of ${names.length}`);
  });
  await report.step('Deleting images that no backup names', async (note) => {
    let removed = 0;
    for (const isEncrypted of [false, true]) {
      const pictures = repository.pictures(isEncrypted);
      const there = [];
      for await (const { key } of pictures.list()) there.push(key);
      // A backup that started meanwhile may have copied some of them.
      await assertNoBackupRunning(repository);
      const named = await picturesNamed(repository, isEncrypted);
      for (const key of there) {
        if (named.has(key)) continue;
        await pictures.remove(key);
        removed += 1;
      }
    }
    note(`${removed} images`);
  });
}

/** The images of all plain backups, or of all encrypted ones. */
async function picturesNamed(repository, isEncrypted) {
  const named = new Set();
  for (const name of await repository.names()) {
    const { encryption } = await repository.manifest(name);
    if (Boolean(encryption) !== isEncrypted) continue;
    for await (const { key } of repository.picturesOf(name)) named.add(key);
  }
  return named;
}

/** @param {ReturnType<typeof openRepository>} repository @throws {ToolError} during a backup */
async function assertNoBackupRunning(repository) {
  const [beingMade] = await repository.unfinished();
  if (beingMade)
    throw new ToolError(
      `A backup is in progress: prune when it is done. If its process was killed, delete ${repository.at(beingMade)} first.`,
    );
}
