import { withDeadline } from '../resilience/circuit-breaker';

/** How often the source is read at most. */
const FRESH_MS = 15_000;
/** A scrape waits for no source longer than this. */
const READ_TIMEOUT_MS = 1_000;

/** A value that is read from elsewhere for the metrics: one read at a time, cached, with a timeout. */
export class PolledValue<Value> {
  private last: { value: Value; at: number } | undefined;
  private pending: Promise<void> | undefined;

  constructor(
    private readonly read: () => Promise<Value>,
    private readonly patienceMs = READ_TIMEOUT_MS,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** The value; undefined when it cannot be read in time. A stale one is never returned. */
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
