import type { Clock } from '../platform';

interface Turn {
  done: Promise<void>;
  /** Until when it need not be done again; without end while it is under way. */
  until: number;
}

/**
 * Does something about a key at most once in a while. Whoever asks while it is under way waits for the same outcome;
 * whoever asks shortly after it finds it done. In memory: every process does it at most so often.
 */
export class Seldom {
  private readonly lately = new Map<string, Turn>();

  constructor(
    private readonly gapMs: number,
    private readonly clock: Clock,
  ) {}

  /** A failure is told to all who wait for it and does not count. */
  do(key: string, work: () => Promise<void>): Promise<void> {
    this.forgetOld();
    const known = this.lately.get(key);
    if (known) return known.done;
    const turn: Turn = { done: this.once(key, work), until: Infinity };
    this.lately.set(key, turn);
    return turn.done;
  }

  private async once(key: string, work: () => Promise<void>): Promise<void> {
    try {
      await work();
      const turn = this.lately.get(key);
      if (turn) turn.until = this.now() + this.gapMs;
    } catch (error) {
      this.lately.delete(key);
      throw error;
    }
  }

  private forgetOld(): void {
    const now = this.now();
    for (const [key, { until }] of this.lately) if (until <= now) this.lately.delete(key);
  }

  private now(): number {
    return this.clock.now().getTime();
  }
}
