/** After how many failures in a row a part counts as away. */
const FAILURES = 3;

/**
 * Whether a part that failed is worth asking: after a few failures in a row nobody asks for a while, so that those who
 * wait are told at once; then one goes first, and the others follow when it came back.
 */
export class Circuit {
  private failures = 0;
  private closedUntil = 0;

  constructor(
    /** How long nobody asks, in milliseconds. */
    private readonly pauseMs: number,
    private readonly now: () => number = Date.now,
  ) {}

  get isBroken(): boolean {
    return this.failures >= FAILURES;
  }

  /** Whether this caller may ask. Of those that come after the pause, one may. */
  admits(): boolean {
    if (!this.isBroken) return true;
    if (this.now() < this.closedUntil) return false;
    this.closedUntil = this.now() + this.pauseMs;
    return true;
  }

  /** @returns whether it was broken until now */
  succeeded(): boolean {
    const wasBroken = this.isBroken;
    this.failures = 0;
    return wasBroken;
  }

  /** @returns whether this failure broke it */
  failed(): boolean {
    this.failures += 1;
    this.closedUntil = this.now() + this.pauseMs;
    return this.failures === FAILURES;
  }
}
