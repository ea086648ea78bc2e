/** Where a gallery stores its images. */
import path from 'node:path';
import { mediaOnDisk } from './disk.mjs';

/**
 * Files by key. A key names content that never changes, so an existing file is never read again.
 * @typedef {object} Pictures
 * @property {string} where in words
 * @property {() => AsyncIterable<{ key: string, size: number }>} list complete files only
 * @property {(key: string) => Promise<number | null>} size in bytes; null when there is none
 * @property {(key: string) => Promise<import('node:stream').Readable>} read
 * @property {(key: string, bytes: AsyncIterable<Buffer>, size: number) => Promise<void>} write whole or not at all
 * @property {(key: string) => Promise<void>} remove
 */

/** @param {{ env: NodeJS.ProcessEnv, dataDir: string }} options @returns {Promise<Pictures>} */
export async function mediaStorage({ env, dataDir }) {
  if (!env.MEDIA_S3_BUCKET) return mediaOnDisk(path.join(dataDir, 'media'));
  // Loaded only if a store is used.
  const { mediaInS3: picturesInStore } = await import('./s3.mjs');
  return picturesInStore(env);
}
