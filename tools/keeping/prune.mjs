import { rm } from 'node:fs/promises';
import { openShelf } from './backup-shelf.mjs';
import { superfluous } from './retention.mjs';

/**
 * Removes backups that are not needed any more, and pictures that no backup names.
 * @param {{ folder: string, keep: Parameters<typeof superfluous>[1], report: import('../run/report.mjs').Report }} options
 */
export async function prune({ folder, keep, report }) {
  const shelf = openShelf(folder);
  const names = await shelf.names();
  if (names.length === 0) return;
  const going = superfluous(names, keep);
  await report.step('Removing backups', async (note) => {
    for (const name of going) await rm(shelf.at(name), { recursive: true });
    note(`${going.length} of ${names.length}`);
  });
  await report.step('Removing pictures that no backup names', async (note) => {
    const named = new Set();
    for (const name of await shelf.names())
      for await (const { key } of shelf.picturesOf(name)) named.add(key);
    let removed = 0;
    for await (const { key } of shelf.pictures.list()) {
      if (named.has(key)) continue;
      await shelf.pictures.remove(key);
      removed += 1;
    }
    note(`${removed} pictures`);
  });
}
