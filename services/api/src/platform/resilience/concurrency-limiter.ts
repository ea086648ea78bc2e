import { AppError } from '../errors/app-error';

/** Limits how many tasks run at once and how many wait, any number unless stated; further ones are refused. */
export class ConcurrencyLimiter {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly limits: { running: number; waiting?: number }) {}

  /** @throws AppError `unavailable` when too many wait already */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.running < this.limits.running) this.running += 1;
    else await this.wait();
    try {
      return await work();
    } finally {
      this.release();
    }
  }

  private async wait(): Promise<void> {
    if (this.waiting.length >= (this.limits.waiting ?? Infinity)) throw new AppError('unavailable');
    await new Promise<void>((resolve) => {
      this.waiting.push(resolve);
    });
  }

  /** The slot goes straight to the task that has waited longest, or newcomers would take it. */
  private release(): void {
    const next = this.waiting.shift();
    if (next) next();
    else this.running -= 1;
  }
}
