import type { EnvironmentReader } from './reader';

/** What the evenings need: sockets, their instances, and how long their guests are known. */
export interface LiveSettings {
  /** What instances ring each other with; null where there is one, or where the pace of the database will do. */
  redisUrl: URL | null;
  /** Sockets of one process; pages beyond that poll. */
  maxSockets: number;
  /** How long names and addresses of guests are kept after their event's end, in days. */
  guestDays: number;
  /** A page elsewhere that shows the current event too, framed in its feed (L46); null for none. */
  galleryUrl: URL | null;
}

/** `REDIS_URL`, `LIVE_MAX_SOCKETS`, `EVENT_GUEST_DAYS`, `LIVE_GALLERY_URL`. */
export const liveSettings = (read: EnvironmentReader): LiveSettings => ({
  redisUrl: read.url('REDIS_URL', ['redis:', 'rediss:']),
  maxSockets: read.integer('LIVE_MAX_SOCKETS', 20_000, { min: 1, max: 1_000_000 }),
  guestDays: read.integer('EVENT_GUEST_DAYS', 180, { min: 2, max: 3_650 }),
  galleryUrl: read.url('LIVE_GALLERY_URL', ['https:']),
});
