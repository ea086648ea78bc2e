import 'reflect-metadata';
import path from 'node:path';
import { Settings } from './platform';
import { compareFiles, copyFiles, type CopyReport } from './platform/storage/storage-copy';
import { DiskStorage } from './platform/storage/disk-storage';
import { S3Storage } from './platform/storage/s3-storage';
import { startupErrorMessage } from './bootstrap';

const USAGE = `Usage: node dist/pictures.js copy
         copies the pictures of DATA_DIR/media to the store that MEDIA_S3_* names, and verifies each one;
         run it again to continue after an interruption
       node dist/pictures.js check
         compares every picture in both places`;

/** Copies or compares the pictures on disk and in the store. Nothing is removed from the disk. */
async function run([command, ...more]: string[]): Promise<boolean> {
  if ((command !== 'copy' && command !== 'check') || more.length > 0) return printResult(USAGE, false);
  const { dataDir, media: pictures } = Settings.read(process.env);
  if (pictures.store === null)
    return printResult('MEDIA_S3_BUCKET is not set: there is no store to copy pictures to.', false);
  const disk = new DiskStorage(path.join(dataDir, 'media'));
  const store = new S3Storage(pictures.store, { incoming: path.join(dataDir, 'incoming') });
  try {
    await store.check();
    const report = await (command === 'copy' ? copyFiles(disk, store) : compareFiles(disk, store));
    return printResult(describeReport(report), report.mismatches.length === 0);
  } finally {
    store.onApplicationShutdown();
  }
}

function describeReport({ copied, bytes, unchanged, mismatches }: CopyReport): string {
  const megabytes = (bytes / 1_000_000).toFixed(1);
  return [
    `Copied ${copied} files (${megabytes} MB). ${unchanged} were already in the store, byte for byte.`,
    ...mismatches.map((key) => `Differs in the store: ${key}`),
  ].join('\n');
}

function printResult(sentence: string, isOk: boolean): boolean {
  process.stdout.write(`${sentence}\n`);
  return isOk;
}

run(process.argv.slice(2)).then(
  (isOk) => {
    process.exitCode = isOk ? 0 : 1;
  },
  (error: unknown) => {
    process.stderr.write(`${startupErrorMessage(error)}\n`);
    process.exitCode = 1;
  },
);
