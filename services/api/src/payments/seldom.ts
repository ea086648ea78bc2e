/**
 * Does something about a key at most once in a while. Whoever asks while it is under way waits for the same outcome;
 * whoever asks shortly after it finds it done. In memory: every process does it at most so often.
 */
export class Seldom {
  private readonly lately = new Map<string, Promise<void>>();

  constructor(private readonly gapMs: number) {}

  /** A failure is told to all who wait for it and does not count. */
  do(key: string, work: () => Promise<void>): Promise<void> {
    const known = this.lately.get(key);
    if (known) return known;
    const done = this.once(key, work);
    this.lately.set(key, done);
    return done;
  }

  private async once(key: string, work: () => Promise<void>): Promise<void> {
    try {
      await work();
      setTimeout(() => this.lately.delete(key), this.gapMs).unref();
    } catch (error) {
      this.lately.delete(key);
      throw error;
    }
  }
}
