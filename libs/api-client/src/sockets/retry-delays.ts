const FIRST_DELAY_MS = 1_000;
const LONGEST_DELAY_MS = 60_000;

/**
 * Delay before a retry, in milliseconds: anything up to 1 s, 2 s, 4 s … 60 s, without end. The whole range is random
 * ("full jitter"), so that the pages of an instance that went down come back spread out.
 */
export const fullJitterDelay = (retry: number): number =>
  Math.random() * Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** (retry - 1));
