/** After the first failure. */
export const firstPauseMs = 1_000;
const LONGEST_MS = 20_000;

/** Twice as long, anywhere around it, so that many who were cut off together do not come back together. */
export const longerPause = (pauseMs: number): number =>
  Math.min(LONGEST_MS, pauseMs * 2) * (0.75 + Math.random() / 2);
