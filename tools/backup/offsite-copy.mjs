/** Copies of backups in a bucket elsewhere, to which the server only adds. */
import { ToolError } from '../process/report.mjs';
import { openRepository } from './backup-repository.mjs';
import { copyMedia } from './copy-media.mjs';
import { mediaOnDisk } from './media/disk.mjs';
import { mediaInS3 } from './media/s3.mjs';

/** @typedef {import('./media/media-storage.mjs').Pictures} Files */

/**
 * The bucket of BACKUP_S3_BUCKET; null when there is none.
 * @param {NodeJS.ProcessEnv} env @returns {Files | null}
 */
export function offsiteStorage(env) {
  if (!env.BACKUP_S3_BUCKET) return null;
  return mediaInS3({
    MEDIA_S3_BUCKET: env.BACKUP_S3_BUCKET,
    MEDIA_S3_ENDPOINT: env.BACKUP_S3_ENDPOINT,
    MEDIA_S3_REGION: env.BACKUP_S3_REGION,
    MEDIA_S3_ACCESS_KEY_ID: env.BACKUP_S3_ACCESS_KEY_ID,
    MEDIA_S3_SECRET_ACCESS_KEY: env.BACKUP_S3_SECRET_ACCESS_KEY,
    MEDIA_S3_PATH_STYLE: env.BACKUP_S3_PATH_STYLE,
  });
}

/**
 * Copies what the bucket does not have. Plain backups never leave the machine.
 * @param {{ folder: string, env: NodeJS.ProcessEnv, report: import('../process/report.mjs').Report }} options
 */
export async function copyOffsite({ folder, env, report }) {
  const to = theBucket(env);
  const repository = openRepository(folder);
  const encrypted = new Set(['encrypted-pictures']);
  for (const name of await repository.names())
    if ((await repository.manifest(name)).encryption) encrypted.add(name);
  const isWanted = ({ key }) => encrypted.has(key.split('/')[0]);
  await report.step(`Copying backups to ${to.where}`, (note) =>
    copyMissing({ from: mediaOnDisk(folder), to, isWanted, note }),
  );
}

/**
 * Brings back what BACKUP_DIR does not have, such as everything after the machine was lost.
 * @param {{ folder: string, env: NodeJS.ProcessEnv, report: import('../process/report.mjs').Report }} options
 */
export async function fetchOffsite({ folder, env, report }) {
  const from = theBucket(env);
  await report.step(`Fetching backups from ${from.where}`, (note) =>
    copyMissing({ from, to: mediaOnDisk(folder), isWanted: () => true, note }),
  );
}

/** @param {NodeJS.ProcessEnv} env */
function theBucket(env) {
  const bucket = offsiteStorage(env);
  if (!bucket) throw new ToolError('Set BACKUP_S3_BUCKET and its keys. See Backup in docs/operations.md.');
  return bucket;
}

/** Manifests last: a backup that has one is complete. */
async function copyMissing({ from, to, isWanted, note }) {
  const there = new Set();
  for await (const { key } of to.list()) there.add(key);
  const missing = [];
  for await (const file of from.list()) if (isWanted(file) && !there.has(file.key)) missing.push(file);
  const isManifest = ({ key }) => key.endsWith('/manifest.json');
  for (const wanted of [missing.filter((file) => !isManifest(file)), missing.filter(isManifest)])
    await copyMedia({ from, to, wanted, onPicture: () => {} });
  const bytes = missing.reduce((sum, { size }) => sum + size, 0);
  note(`${missing.length} files, ${(bytes / 1_000_000).toFixed(1)} MB`);
}
