const firstMs = 500;
const longestMs = 30_000;
/** An hour; a longer Retry-After counts as a mistake. */
const longestAskedMs = 3_600_000;

/**
 * How long to wait before the next attempt: doubling, with full jitter, so that clients cut off together do not
 * return together.
 * @param {number} failures in a row, from 1 @param {() => number} random
 */
export const backoffMs = (failures, random = Math.random) =>
  Math.round(Math.min(longestMs, firstMs * 2 ** Math.min(failures - 1, 16)) * (0.5 + random() / 2));

/**
 * The delay in Retry-After, in seconds or as a date.
 * @param {string | null} header @param {number} now @returns {number} milliseconds, 0 without the header
 */
export function retryAfterMs(header, now = Date.now()) {
  if (!header) return 0;
  const asked = /^\d+$/.test(header.trim()) ? Number(header) * 1_000 : Date.parse(header) - now;
  return Number.isFinite(asked) ? Math.min(Math.max(asked, 0), longestAskedMs) : 0;
}
