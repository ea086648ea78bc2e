import { AppError } from '../../platform';

/** Lets so many works run at once and so many more wait; whoever comes on top of that is sent away. */
export class Turns {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly limits: { running: number; waiting: number }) {}

  /** @throws AppError `unavailable` when too many wait already */
  async take<T>(work: () => Promise<T>): Promise<T> {
    if (this.running < this.limits.running) this.running += 1;
    else await this.wait();
    try {
      return await work();
    } finally {
      this.pass();
    }
  }

  private async wait(): Promise<void> {
    if (this.waiting.length >= this.limits.waiting) throw new AppError('unavailable');
    await new Promise<void>((resolve) => {
      this.waiting.push(resolve);
    });
  }

  /** The turn goes to who has waited longest; it is not free in between, or newcomers would take it. */
  private pass(): void {
    const next = this.waiting.shift();
    if (next) next();
    else this.running -= 1;
  }
}
