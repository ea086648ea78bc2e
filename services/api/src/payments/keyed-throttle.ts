import type { Clock } from '../platform';

interface ThrottledRun {
  done: Promise<void>;
  /** Until when it is not repeated; `Infinity` while it runs. */
  until: number;
}

/**
 * Runs work for a key at most once in an interval. Calls during a run wait for its result; calls shortly after it return
 * at once. In memory, so each process has its own limit.
 */
export class KeyedThrottle {
  private readonly recentRuns = new Map<string, ThrottledRun>();

  constructor(
    private readonly intervalMs: number,
    private readonly clock: Clock,
  ) {}

  /** A failure goes to everyone who waits for it, and does not count. */
  run(key: string, work: () => Promise<void>): Promise<void> {
    this.removeExpired();
    const known = this.recentRuns.get(key);
    if (known) return known.done;
    const current: ThrottledRun = { done: this.runOnce(key, work), until: Infinity };
    this.recentRuns.set(key, current);
    return current.done;
  }

  private async runOnce(key: string, work: () => Promise<void>): Promise<void> {
    try {
      await work();
      const current = this.recentRuns.get(key);
      if (current) current.until = this.now() + this.intervalMs;
    } catch (error) {
      this.recentRuns.delete(key);
      throw error;
    }
  }

  private removeExpired(): void {
    const now = this.now();
    for (const [key, { until }] of this.recentRuns) if (until <= now) this.recentRuns.delete(key);
  }

  private now(): number {
    return this.clock.now().getTime();
  }
}
