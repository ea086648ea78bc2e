import { Clock } from '../../src/platform';

/** Goes with the real time until a test moves it or stops it. */
export class MovableClock extends Clock {
  private offsetMs = 0;
  private stoppedAt: Date | null = null;

  /** @param driftMs how far this machine's clock is ahead of everyone else's */
  constructor(private driftMs = 0) {
    super();
  }

  override machineTime(): Date {
    return new Date(this.timeOfAll(new Date()).getTime() + this.driftMs);
  }

  override databaseTime(told: Date): Date {
    return this.timeOfAll(told);
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

  /** Puts this machine's clock ahead of everyone else's, or behind. */
  drift(ms: number): void {
    this.driftMs = ms;
  }

  /** Back to the real time. */
  reset(): void {
    this.offsetMs = 0;
    this.driftMs = 0;
    this.stoppedAt = null;
    this.follow(0, 0);
  }

  private timeOfAll(real: Date): Date {
    return this.stoppedAt ?? new Date(real.getTime() + this.offsetMs);
  }
}
