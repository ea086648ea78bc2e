/** After the first failure. */
export const INITIAL_BACKOFF_MS = 1_000;
const MAX_BACKOFF_MS = 20_000;

/** Twice as long, anywhere around it, so that many who were cut off together do not come back together. */
export const nextBackoff = (pauseMs: number): number =>
  Math.min(MAX_BACKOFF_MS, pauseMs * 2) * (0.75 + Math.random() / 2);
