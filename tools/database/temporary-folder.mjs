import { statfs } from 'node:fs/promises';
import os from 'node:os';

/** Linux's folder in memory. Containers often have only 64 MB of it. */
const MEMORY = '/dev/shm';
/** The API's tests take 220 MB of it, the gallery of the journeys 300 MB. */
const ENOUGH_BYTES = 2 * 1024 ** 3;

/**
 * Where tests put databases: in memory if there is room. On a disk each table made or emptied waits for it.
 * @param {string} [memory]
 * @param {number} [enoughBytes]
 * @returns {Promise<string>}
 */
export async function roomyTemporaryFolder(memory = MEMORY, enoughBytes = ENOUGH_BYTES) {
  const { bavail, bsize } = await statfs(memory).catch(() => ({ bavail: 0, bsize: 0 }));
  return bavail * bsize >= enoughBytes ? memory : os.tmpdir();
}
