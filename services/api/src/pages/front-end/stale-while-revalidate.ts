import { isDeepStrictEqual } from 'node:util';
import { setTimeout as delay } from 'node:timers/promises';

/** The patience is counted in parts: while the process itself was busy, it could not receive an answer. */
const PATIENCE_PARTS = 4;

interface WaitOptions {
  /** How long a value is returned without fetching again. */
  freshMs: number;
  /** How long to wait for the first value. */
  patienceMs: number;
}

/**
 * A cached remote value. Returns the old value while a new one is fetched, and keeps it when fetching fails, so that
 * deploying the web server does not take down every page. A new value that equals the old one is dropped: what was made
 * from the old one is then still valid.
 */
export class StaleWhileRevalidate<T> {
  private cached: { value: T; at: number } | undefined;
  private fetching: Promise<T> | undefined;
  private hasFailed = false;
  /** Whether the last fetch took longer than callers wait. */
  private isHanging = false;

  /**
   * @param reportFailure called when a value could not be renewed; callers still get the old one
   * @param now milliseconds of a monotonic clock
   */
  constructor(
    private readonly fetchValue: () => Promise<T>,
    private readonly options: WaitOptions,
    private readonly reportFailure: (error: unknown) => void,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /**
   * Rejects only when no value was ever fetched. A source that does not answer makes callers wait only once: until it
   * answers, later callers don't wait.
   */
  async get(): Promise<T> {
    const known = this.peek();
    if (known !== undefined) return known;
    const fetching = this.fetch();
    if (!this.isHanging) await this.waitFor(fetching);
    if (this.cached) return this.cached.value;
    fetching.catch(this.reportFailure);
    throw new Error('The front end does not answer.');
  }

  /**
   * The value that callers get now, without waiting; undefined before the first. Renews an old value in the background.
   */
  peek(): T | undefined {
    const { cached } = this;
    // After a failure, the next caller tries again.
    if (cached && this.now() - cached.at >= this.options.freshMs) this.fetch().catch(this.reportFailure);
    return cached?.value;
  }

  /** Whether the last fetch succeeded; true before the first has ended. Renews an old value in the background. */
  isAvailable(): boolean {
    const isOld = this.cached === undefined || this.now() - this.cached.at >= this.options.freshMs;
    if (isOld) this.fetch().catch(() => undefined);
    return !this.hasFailed;
  }

  /** @throws errors that the fetch throws in time */
  private async waitFor(fetching: Promise<T>): Promise<void> {
    const hasEnded = fetching.then(() => true);
    for (let part = 0; part < PATIENCE_PARTS; part += 1) {
      const pause = delay(this.options.patienceMs / PATIENCE_PARTS, false, { ref: false });
      if (await Promise.race([hasEnded, pause])) return;
    }
    hasEnded.catch(() => undefined);
    this.isHanging = true;
  }

  private fetch(): Promise<T> {
    this.fetching ??= this.fetchValue()
      .then((value) => {
        const kept = this.cached && isDeepStrictEqual(this.cached.value, value) ? this.cached.value : value;
        this.cached = { value: kept, at: this.now() };
        this.hasFailed = false;
        this.isHanging = false;
        return kept;
      })
      .catch((error: unknown) => {
        this.hasFailed = true;
        throw error;
      })
      .finally(() => {
        this.fetching = undefined;
      });
    return this.fetching;
  }
}
