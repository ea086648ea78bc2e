import type { EnvironmentReader } from './environment-reader';

/** What the evenings need: sockets, and their instances. */
export interface LiveSettings {
  /** What instances ring each other with; null where there is one, or where the pace of the database will do. */
  redisUrl: URL | null;
  /** Sockets of one process; pages beyond that poll. */
  maxSockets: number;
  /** A page elsewhere that shows the current event too, framed in its feed; null for none. */
  galleryUrl: URL | null;
}

/** `REDIS_URL`, `LIVE_MAX_SOCKETS`, `LIVE_GALLERY_URL`. */
export const readLiveSettings = (read: EnvironmentReader): LiveSettings => ({
  redisUrl: read.url('REDIS_URL', ['redis:', 'rediss:']),
  maxSockets: read.integer('LIVE_MAX_SOCKETS', 20_000, { min: 1, max: 1_000_000 }),
  galleryUrl: read.url('LIVE_GALLERY_URL', ['https:']),
});
