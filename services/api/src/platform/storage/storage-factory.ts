import path from 'node:path';
import type { Settings } from '../config/settings';
import type { Metrics } from '../metrics/metrics';
import { DiskStorage } from './disk-storage';
import type { Storage } from './storage';

/** The storage of this gallery: the store that the settings name, else `DATA_DIR/media`. */
export async function createStorage(
  { dataDir, media: pictures }: Settings,
  metrics?: Metrics,
): Promise<Storage> {
  const durations = metrics?.histogram({
    name: 'store_call_seconds',
    help: 'Calls to the S3 store, retries included, by outcome; none when pictures are in a folder.',
    labels: ['method', 'outcome'],
  });
  if (pictures.store === null) return new DiskStorage(path.join(dataDir, 'media'));
  // Loaded only where there is one.
  const { S3Storage } = await import('./s3-storage');
  return new S3Storage(pictures.store, {
    incoming: path.join(dataDir, 'incoming'),
    onCall: (method, outcome, ms) => durations?.observe({ method, outcome }, ms / 1_000),
  });
}
