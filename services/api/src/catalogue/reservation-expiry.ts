import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { EndReservation } from './end-reservation';

const EVERY_MS = 5_000;
const BATCH = 100;

/**
 * Writes down reservations and keepings that have run out, so that the history says so. Nothing waits for it: their prints count as
 * free from their time on. Any number of instances may run it.
 */
@Injectable()
export class ReservationExpiry implements BeforeApplicationShutdown {
  private running: Promise<void> | null = null;
  private stopped = false;

  constructor(private readonly ending: EndReservation) {}

  /** Writes down all that is due now. A call during a run shares it. */
  @Interval(EVERY_MS)
  async run(): Promise<void> {
    this.running ??= this.work().finally(() => (this.running = null));
    await this.running;
  }

  /** Lets the batch in hand finish; what is left stays for the next process. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    await this.running?.catch(() => undefined);
  }

  private async work(): Promise<void> {
    while (!this.stopped) {
      const found = await this.ending.endOverdue(BATCH);
      if (found < BATCH) return;
    }
  }
}
