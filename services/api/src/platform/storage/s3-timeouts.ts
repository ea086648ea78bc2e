/** How long the store is waited for, in milliseconds. */
export interface S3Timeouts {
  /** Until the head of an answer. */
  answerMs: number;
  /** Until the next bytes of it, once the reader wants them. */
  idleMs: number;
  /** Until no further attempt is begun, counted from the first. */
  attemptsMs: number;
  /** Before the second attempt; twice as long before the third. */
  pauseMs: number;
  /** For how long a store that failed is not asked. */
  brokenMs: number;
}

export const S3_TIMEOUTS: S3Timeouts = {
  answerMs: 3_000,
  idleMs: 5_000,
  attemptsMs: 4_000,
  pauseMs: 100,
  brokenMs: 2_000,
};

/** Bytes in a second below which a store counts as away, whatever it has to take. */
const MIN_BYTES_PER_MS = 250;

/** How long so many bytes may take on their way there or back. */
export const timeoutFor = (bytes: number, { answerMs }: S3Timeouts): number =>
  answerMs + bytes / MIN_BYTES_PER_MS;
