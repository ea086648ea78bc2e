import type { EnvironmentReader } from './environment-reader';

/** How often one address may write. */
export interface RateLimitSettings {
  /** Length of the window in seconds. */
  windowSeconds: number;
  /** Writes (POST, PUT, PATCH, DELETE) per address and route within the window. */
  writes: number;
  /** Attempts to start a checkout per address within the window. */
  checkouts: number;
  /** Forms that make the gallery send an email, per address within the window. */
  mails: number;
}

/** `RATE_LIMIT_WINDOW_SECONDS`, `RATE_LIMIT_WRITES`, `RATE_LIMIT_CHECKOUTS`, `RATE_LIMIT_MAILS`. */
export const rateLimitSettings = (read: EnvironmentReader): RateLimitSettings => ({
  windowSeconds: read.integer('RATE_LIMIT_WINDOW_SECONDS', 60, { min: 1, max: 3_600 }),
  writes: read.integer('RATE_LIMIT_WRITES', 120, { min: 1, max: 1_000_000 }),
  checkouts: read.integer('RATE_LIMIT_CHECKOUTS', 30, { min: 1, max: 1_000_000 }),
  mails: read.integer('RATE_LIMIT_MAILS', 10, { min: 1, max: 1_000_000 }),
});
