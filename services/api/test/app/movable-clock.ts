import { Clock } from '../../src/platform';

/** Goes with the real time until a test moves it or stops it. */
export class MovableClock extends Clock {
  private offsetMs = 0;
  private stoppedAt: Date | null = null;

  override now(): Date {
    return this.stoppedAt ?? new Date(Date.now() + this.offsetMs);
  }

  /** Moves on by so many milliseconds, whether going or stopped. */
  advance(ms: number): void {
    this.offsetMs += ms;
    if (this.stoppedAt) this.stoppedAt = new Date(this.stoppedAt.getTime() + ms);
  }

  /** Stands still at this moment. */
  stopAt(moment: Date): void {
    this.stoppedAt = moment;
  }

  /** Back to the real time. */
  reset(): void {
    this.offsetMs = 0;
    this.stoppedAt = null;
  }
}
