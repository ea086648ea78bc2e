import { createHash } from 'node:crypto';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileDigest } from './upload-staging';
import type { S3Storage } from './s3-storage';
import type { Storage, StoredFile, TempFolder } from './storage';

/** Files copied at the same time. */
const CONCURRENCY = 4;

const CONTENT_TYPES: Record<string, string> = {
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.mp4': 'video/mp4',
  '.svg': 'image/svg+xml',
  '.webm': 'video/webm',
};

/** The result of a copy or comparison. */
export interface CopyReport {
  copied: number;
  /** Of the copied files. */
  bytes: number;
  /** Files that were in the store before. */
  unchanged: number;
  /** Keys of files that are missing in the store or differ there. */
  mismatches: string[];
}

/**
 * Copies every file into the store and reads each one back. Files that the store has with the same digest are skipped,
 * so that a stopped copy can be continued.
 */
export const copyFiles = (from: Storage, to: S3Storage): Promise<CopyReport> =>
  forEachFile(from, async ({ key, size }, file, report) => {
    const sha256 = await fileDigest(file);
    if ((await to.digest(key)) === sha256) {
      report.unchanged += 1;
      return;
    }
    const contentType = CONTENT_TYPES[path.extname(key)] ?? 'application/octet-stream';
    await to.putFile(file, key, { contentType, sha256 });
    if ((await storedDigest(to, key)) !== sha256) report.mismatches.push(key);
    else {
      report.copied += 1;
      report.bytes += size;
    }
  });

/** Reads every file in both places and compares them. */
export const compareFiles = (from: Storage, to: S3Storage): Promise<CopyReport> =>
  forEachFile(from, async ({ key }, file, report) => {
    if ((await storedDigest(to, key)) === (await fileDigest(file))) report.unchanged += 1;
    else report.mismatches.push(key);
  });

type CopyWork = (stored: StoredFile, file: string, report: CopyReport) => Promise<void>;

async function forEachFile(from: Storage, work: CopyWork): Promise<CopyReport> {
  const report: CopyReport = { copied: 0, bytes: 0, unchanged: 0, mismatches: [] };
  const folder = await from.tempFolder();
  const files = from.listFiles()[Symbol.asyncIterator]();
  const runLane = async (): Promise<void> => {
    for (let next = await files.next(); !next.done; next = await files.next())
      await withLocalFile(from, { stored: next.value, folder }, (file) => work(next.value, file, report));
  };
  try {
    await Promise.all(Array.from({ length: CONCURRENCY }, runLane));
  } finally {
    await folder.remove();
  }
  return report;
}

async function withLocalFile(
  from: Storage,
  { stored, folder }: { stored: StoredFile; folder: TempFolder },
  work: (file: string) => Promise<void>,
): Promise<void> {
  const file = await from.localFile(stored.key, folder);
  // Removed since it was listed.
  if (file !== null) await work(file);
}

/** The digest of the bytes in the store; null when it has none. */
async function storedDigest(to: S3Storage, key: string): Promise<string | null> {
  const found = await to.open(key);
  if (found === null) return null;
  const hash = createHash('sha256');
  await pipeline(found.bytes, hash);
  return hash.digest('hex');
}
