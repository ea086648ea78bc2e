import type { Clock } from '../platform';

interface ThrottledRun {
  done: Promise<void>;
  /** Until when it need not be done again; without end while it is under way. */
  until: number;
}

/**
 * Does something about a key at most once in a while. Whoever asks while it is under way waits for the same outcome;
 * whoever asks shortly after it finds it done. In memory: every process does it at most so often.
 */
export class KeyedThrottle {
  private readonly recentRuns = new Map<string, ThrottledRun>();

  constructor(
    private readonly gapMs: number,
    private readonly clock: Clock,
  ) {}

  /** A failure is told to all who wait for it and does not count. */
  run(key: string, work: () => Promise<void>): Promise<void> {
    this.removeExpired();
    const known = this.recentRuns.get(key);
    if (known) return known.done;
    const turn: ThrottledRun = { done: this.runOnce(key, work), until: Infinity };
    this.recentRuns.set(key, turn);
    return turn.done;
  }

  private async runOnce(key: string, work: () => Promise<void>): Promise<void> {
    try {
      await work();
      const turn = this.recentRuns.get(key);
      if (turn) turn.until = this.now() + this.gapMs;
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
