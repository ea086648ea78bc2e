import { rm } from 'node:fs/promises';
import { ToolError } from '../process/report.mjs';
import { openRepository } from './backup-repository.mjs';
import { backupsToPrune } from './backup-retention.mjs';

/**
 * Removes backups that are not needed any more, and pictures that no backup names. Not while one is being made: nothing
 * names its pictures yet.
 * @param {{ folder: string, keep: Parameters<typeof superfluous>[1], report: import('../process/report.mjs').Report }} options
 */
export async function prune({ folder, keep, report }) {
  const shelf = openRepository(folder);
  await refuseBeside(shelf);
  const names = await shelf.names();
  if (names.length === 0) return;
  const going = backupsToPrune(names, keep);
  await report.step('Removing backups', async (note) => {
    for (const name of going) await rm(shelf.at(name), { recursive: true });
    note(`${going.length} of ${names.length}`);
  });
  await report.step('Removing pictures that no backup names', async (note) => {
    const there = [];
    for await (const { key } of shelf.pictures.list()) there.push(key);
    // One that began meanwhile may have brought some of them.
    await refuseBeside(shelf);
    const named = new Set();
    for (const name of await shelf.names())
      for await (const { key } of shelf.picturesOf(name)) named.add(key);
    let removed = 0;
    for (const key of there) {
      if (named.has(key)) continue;
      await shelf.pictures.remove(key);
      removed += 1;
    }
    note(`${removed} pictures`);
  });
}

/** @param {ReturnType<typeof openShelf>} shelf @throws {ToolError} while a backup is being made */
async function refuseBeside(shelf) {
  const [beingMade] = await shelf.unfinished();
  if (beingMade)
    throw new ToolError(
      `A backup is being made: prune when it is done. Should its process have died, remove ${shelf.at(beingMade)} first.`,
    );
}
