/** Messages in a row that a page may send: joining and leaving a few events at once. */
const BURST = 20;
/** What comes back of it: about a hundred messages a minute. */
const PER_SECOND = 100 / 60;

/** How many messages one connection may still send. Times are milliseconds of a clock that never goes back. */
export class MessageRateLimit {
  private left = BURST;

  constructor(private countedAt: number) {}

  /** Whether another message is within the limit; it is counted if so. */
  tryConsume(now: number): boolean {
    this.left = Math.min(BURST, this.left + ((now - this.countedAt) / 1_000) * PER_SECOND);
    this.countedAt = now;
    if (this.left < 1) return false;
    this.left -= 1;
    return true;
  }
}
