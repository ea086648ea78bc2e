import { withDeadline } from '../resilience/deadline';

/** However often somebody asks, the source is asked at most so often. */
const FRESH_MS = 15_000;
/** A scrape waits for no source longer than this. */
const READ_TIMEOUT_MS = 1_000;

/** A value read elsewhere for the metrics: at most one question at a time, kept for a while, and never waited for for long. */
export class PolledValue<Value> {
  private last: { value: Value; at: number } | undefined;
  private pending: Promise<void> | undefined;

  constructor(
    private readonly read: () => Promise<Value>,
    private readonly patienceMs = READ_TIMEOUT_MS,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** The value; undefined when it cannot be had in time. An old one is not shown for a new one. */
  async get(): Promise<Value | undefined> {
    if (!this.isFresh()) {
      this.pending ??= this.refresh();
      await withDeadline(this.pending, undefined, this.patienceMs);
    }
    return this.isFresh() ? this.last?.value : undefined;
  }

  private isFresh(): boolean {
    return this.last !== undefined && this.now() - this.last.at < FRESH_MS;
  }

  private async refresh(): Promise<void> {
    try {
      const value = await this.read();
      this.last = { value, at: this.now() };
    } catch {
      // The source's own metrics say that it is unavailable.
    } finally {
      this.pending = undefined;
    }
  }
}
