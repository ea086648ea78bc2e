import { Clock } from '@gallery/api/platform';

const DAY_MS = 86_400_000;

/** A clock that the seed sets back, so that the demo has a past: what happened long ago is recorded as of then. */
export class DemoClock extends Clock {
  private behindMs = 0;

  override now(): Date {
    return new Date(Date.now() - this.behindMs);
  }

  /** Continues from this many days ago; 0 is the present. */
  setBack(days: number): void {
    this.behindMs = days * DAY_MS;
  }
}
