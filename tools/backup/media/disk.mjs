/** Images in a folder, by key. */
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, opendir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';

/** Received files without a name, and unfinished writes. */
const isUnfinished = (key) => key.startsWith('incoming/') || key.endsWith('.part');

/** @param {string} folder @returns {import('./media-storage.mjs').Pictures} */
export function mediaOnDisk(folder) {
  const fileOf = (key) => path.join(folder, ...key.split('/'));
  return {
    where: folder,
    async *list() {
      for await (const file of filesBelow(folder)) {
        const key = path.relative(folder, file).split(path.sep).join('/');
        const size = isUnfinished(key) ? null : await sizeOf(file);
        if (size !== null) yield { key, size };
      }
    },
    size: (key) => sizeOf(fileOf(key)),
    read: async (key) => createReadStream(fileOf(key)),
    write: async (key, bytes) => {
      const file = fileOf(key);
      const part = `${file}.part`;
      await mkdir(path.dirname(file), { recursive: true });
      try {
        await pipeline(bytes, createWriteStream(part));
        await rename(part, file);
      } catch (error) {
        await rm(part, { force: true });
        throw error;
      }
    },
    remove: (key) => rm(fileOf(key), { force: true }),
  };
}

/** @param {string} folder @returns {AsyncGenerator<string>} */
async function* filesBelow(folder) {
  const entries = await opendir(folder).catch((error) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  for await (const entry of entries) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* filesBelow(file);
    else if (entry.isFile()) yield file;
  }
}

/** Null if it was deleted after it was listed. */
async function sizeOf(file) {
  try {
    return (await stat(file)).size;
  } catch (error) {
    if (error.code === 'ENOENT') return null;
    throw error;
  }
}
