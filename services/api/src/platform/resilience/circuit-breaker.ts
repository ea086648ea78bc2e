/** After how many failures in a row a part counts as unavailable. */
const FAILURE_THRESHOLD = 3;

/**
 * Whether a part that failed is worth asking: after a few failures in a row nobody asks for a while, so that those who
 * wait are told at once; then one goes first, and the others follow when it came back.
 */
export class CircuitBreaker {
  private failures = 0;
  private pausedUntil = 0;

  constructor(
    /** How long nobody asks, in milliseconds. */
    private readonly pauseMs: number,
    private readonly now: () => number = Date.now,
  ) {}

  get isOpen(): boolean {
    return this.failures >= FAILURE_THRESHOLD;
  }

  /** Whether this caller may ask. Of those that come after the pause, one may. */
  allowsRequest(): boolean {
    if (!this.isOpen) return true;
    if (this.now() < this.pausedUntil) return false;
    this.pausedUntil = this.now() + this.pauseMs;
    return true;
  }

  /** @returns whether it was broken until now */
  recordSuccess(): boolean {
    const wasBroken = this.isOpen;
    this.failures = 0;
    return wasBroken;
  }

  /** @returns whether this failure broke it */
  recordFailure(): boolean {
    this.failures += 1;
    this.pausedUntil = this.now() + this.pauseMs;
    return this.failures === FAILURE_THRESHOLD;
  }
}
