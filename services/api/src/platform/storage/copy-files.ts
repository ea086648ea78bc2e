import { createHash } from 'node:crypto';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { digestOfFile } from './digest-of-file';
import type { S3Storage } from './s3-storage';
import type { Storage, StoredFile, WorkFolder } from './storage';

/** Files on their way at the same moment. */
const AT_ONCE = 4;

const TYPES: Record<string, string> = {
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.mp4': 'video/mp4',
  '.svg': 'image/svg+xml',
  '.webm': 'video/webm',
};

/** What came of a copy, or of a look at one. */
export interface CopyTally {
  copied: number;
  /** Of the copied files. */
  bytes: number;
  /** Files that were in the store before. */
  known: number;
  /** Keys of files that are not in the store as they are here. */
  faults: string[];
}

/**
 * Brings every file into the store and reads each one back. Files that the store has with the same digest are passed
 * over, so that a copy that was stopped goes on where it was.
 */
export const copyFiles = (from: Storage, to: S3Storage): Promise<CopyTally> =>
  forEachFile(from, async ({ key, size }, file, tally) => {
    const sha256 = await digestOfFile(file);
    if ((await to.digest(key)) === sha256) {
      tally.known += 1;
      return;
    }
    const contentType = TYPES[path.extname(key)] ?? 'application/octet-stream';
    await to.putFile(file, key, { contentType, sha256 });
    if ((await digestIn(to, key)) !== sha256) tally.faults.push(key);
    else {
      tally.copied += 1;
      tally.bytes += size;
    }
  });

/** Reads every file in both places and compares them. */
export const compareFiles = (from: Storage, to: S3Storage): Promise<CopyTally> =>
  forEachFile(from, async ({ key }, file, tally) => {
    if ((await digestIn(to, key)) === (await digestOfFile(file))) tally.known += 1;
    else tally.faults.push(key);
  });

type Work = (stored: StoredFile, file: string, tally: CopyTally) => Promise<void>;

async function forEachFile(from: Storage, work: Work): Promise<CopyTally> {
  const tally: CopyTally = { copied: 0, bytes: 0, known: 0, faults: [] };
  const folder = await from.workFolder();
  const files = from.files()[Symbol.asyncIterator]();
  const runLane = async (): Promise<void> => {
    for (let next = await files.next(); !next.done; next = await files.next())
      await withLocalFile(from, { stored: next.value, folder }, (file) => work(next.value, file, tally));
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, runLane));
  } finally {
    await folder.remove();
  }
  return tally;
}

async function withLocalFile(
  from: Storage,
  { stored, folder }: { stored: StoredFile; folder: WorkFolder },
  work: (file: string) => Promise<void>,
): Promise<void> {
  const file = await from.localFile(stored.key, folder);
  // Removed since it was listed.
  if (file !== null) await work(file);
}

/** Of the bytes as the store has them; null when it has none. */
async function digestIn(to: S3Storage, key: string): Promise<string | null> {
  const found = await to.open(key);
  if (found === null) return null;
  const hash = createHash('sha256');
  await pipeline(found.bytes, hash);
  return hash.digest('hex');
}
