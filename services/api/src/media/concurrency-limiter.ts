/** Runs a fixed number of tasks at once; the others wait their turn. */
export class ConcurrencyLimiter {
  private readonly waiting: (() => void)[] = [];

  constructor(private free: number) {}

  async run<T>(task: () => Promise<T>): Promise<T> {
    if (this.free > 0) this.free -= 1;
    else await new Promise<void>((resolve) => this.waiting.push(resolve));
    try {
      return await task();
    } finally {
      // A finished task hands its slot to the next in line, so that no new task can overtake it.
      const next = this.waiting.shift();
      if (next) next();
      else this.free += 1;
    }
  }
}
