/** A message that failed this often is dead: with the back-off below, after about 20 hours. */
export const MAX_ATTEMPTS = 12;

const FIRST_DELAY_MS = 5_000;
const LONGEST_DELAY_MS = 4 * 3_600_000;

/** How long to wait after the given failed attempt (1 for the first), in milliseconds: 5 s, 20 s, 80 s, … at most 4 h. */
export function backoffMs(attempt: number): number {
  return Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 4 ** (attempt - 1));
}
