import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { PriceChangesService } from './price-changes.service';

/** How late a change may be applied after its time. */
const INTERVAL_MS = 5_000;

/** Applies price changes on their date. Any number of instances may run it at once. */
@Injectable()
export class PriceChangesWorker {
  private readonly logger = new Logger(PriceChangesWorker.name);
  private isRunning = false;

  constructor(private readonly priceChangesService: PriceChangesService) {}

  @Interval(INTERVAL_MS)
  async run(): Promise<void> {
    if (this.isRunning) return;
    this.isRunning = true;
    try {
      let hasMore = true;
      while (hasMore) hasMore = await this.priceChangesService.applyNextDue();
    } catch (error) {
      // The change is still scheduled, and the next run tries again.
      this.logger.error(`A change of prices was not applied: ${String(error)}`);
    } finally {
      this.isRunning = false;
    }
  }
}
