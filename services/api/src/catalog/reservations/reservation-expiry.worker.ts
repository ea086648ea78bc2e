import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { RESERVATION_EXPIRY_BATCH, RESERVATION_EXPIRY_INTERVAL_MS } from '../catalog-policy';
import { ReservationsService } from './reservations.service';

/**
 * Records expired reservations and gallery holds as ended, for the history. Nothing waits for it: their prints count as
 * available from their expiry on. Any number of instances may run it at once.
 */
@Injectable()
export class ReservationExpiryWorker implements BeforeApplicationShutdown {
  private running: Promise<void> | null = null;
  private stopped = false;

  constructor(private readonly reservationsService: ReservationsService) {}

  /** Records all that is due now. A call during a run joins that run. */
  @Interval(RESERVATION_EXPIRY_INTERVAL_MS)
  async run(): Promise<void> {
    this.running ??= this.work().finally(() => (this.running = null));
    await this.running;
  }

  /** Finishes the current batch; the rest stays for the next process. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    await this.running?.catch(() => undefined);
  }

  private async work(): Promise<void> {
    while (!this.stopped) {
      const found = await this.reservationsService.endExpired(RESERVATION_EXPIRY_BATCH);
      if (found < RESERVATION_EXPIRY_BATCH) return;
    }
  }
}
