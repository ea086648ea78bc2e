import 'reflect-metadata';
import path from 'node:path';
import { Settings } from './platform';
import { compareFiles, copyFiles, type CopyReport } from './platform/storage/storage-copy';
import { DiskStorage } from './platform/storage/disk-storage';
import { S3Storage } from './platform/storage/s3-storage';
import { startupErrorMessage } from './bootstrap';

const USAGE = `Usage: node dist/pictures.js copy
         brings the pictures of DATA_DIR/media into the store that MEDIA_S3_* names, and reads each one back;
         run again, it goes on where it was
       node dist/pictures.js check
         reads every picture in both places and compares them`;

/** Moves a gallery's pictures from its disk to a store. Nothing is removed from the disk. */
async function run([command, ...more]: string[]): Promise<boolean> {
  if ((command !== 'copy' && command !== 'check') || more.length > 0) return printResult(USAGE, false);
  const { dataDir, media: pictures } = Settings.read(process.env);
  if (pictures.store === null)
    return printResult('MEDIA_S3_BUCKET is not set: there is no store to copy pictures to.', false);
  const disk = new DiskStorage(path.join(dataDir, 'media'));
  const store = new S3Storage(pictures.store, { incoming: path.join(dataDir, 'incoming') });
  try {
    await store.check();
    const tally = await (command === 'copy' ? copyFiles(disk, store) : compareFiles(disk, store));
    return printResult(describeReport(tally), tally.mismatches.length === 0);
  } finally {
    store.onApplicationShutdown();
  }
}

function describeReport({ copied, bytes, unchanged: known, mismatches: faults }: CopyReport): string {
  const megabytes = (bytes / 1_000_000).toFixed(1);
  return [
    `Copied ${copied} files (${megabytes} MB). ${known} were there already, with the same bytes.`,
    ...faults.map((key) => `Not there as it is here: ${key}`),
  ].join('\n');
}

function printResult(sentence: string, isWell: boolean): boolean {
  process.stdout.write(`${sentence}\n`);
  return isWell;
}

run(process.argv.slice(2)).then(
  (isWell) => {
    process.exitCode = isWell ? 0 : 1;
  },
  (error: unknown) => {
    process.stderr.write(`${startupErrorMessage(error)}\n`);
    process.exitCode = 1;
  },
);
