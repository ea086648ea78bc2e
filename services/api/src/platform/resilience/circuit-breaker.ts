/** After how many failures in a row requests are paused. */
const FAILURE_THRESHOLD = 3;

/**
 * Pauses requests to a dependency that fails: after a few failures in a row they are refused at once for a while; then
 * one is let through, and the others follow when it succeeds.
 */
export class CircuitBreaker {
  private failures = 0;
  private pausedUntil = 0;

  constructor(
    /** How long requests are paused. */
    private readonly pauseMs: number,
    private readonly now: () => number = Date.now,
  ) {}

  get isOpen(): boolean {
    return this.failures >= FAILURE_THRESHOLD;
  }

  /** Whether this request may go out. After the pause, one may. */
  allowsRequest(): boolean {
    if (!this.isOpen) return true;
    if (this.now() < this.pausedUntil) return false;
    this.pausedUntil = this.now() + this.pauseMs;
    return true;
  }

  /** @returns whether requests were paused until now */
  recordSuccess(): boolean {
    const wasBroken = this.isOpen;
    this.failures = 0;
    return wasBroken;
  }

  /** @returns whether this failure starts a pause */
  recordFailure(): boolean {
    this.failures += 1;
    this.pausedUntil = this.now() + this.pauseMs;
    return this.failures === FAILURE_THRESHOLD;
  }
}

/** The answer, or the fallback when it fails or takes longer than `timeoutMs`. */
export async function withDeadline<Answer, Other>(
  answer: Promise<Answer>,
  other: Other,
  timeoutMs: number,
): Promise<Answer | Other> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<Other>((resolve) => {
    timer = setTimeout(resolve, timeoutMs, other);
  });
  return Promise.race([answer.catch(() => other), patience]).finally(() => clearTimeout(timer));
}
