import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { Clock, Settings } from '../../platform';
import { dayOf, daysAfter, startOf } from '../day-range';
import { VisitRetentionStore } from './visit-retention.store';

const INTERVAL_MS = 3_600_000;
/** Rows of one statement: locks are held no longer than a moment. */
const ROWS_PER_STATEMENT = 5_000;
/** A day's key and its marks outlive the day by one: batches that came before midnight are written after it. */
const SALT_RETENTION_DAYS = 1;
/** Long after any batch could be tried again. */
const BATCH_RETENTION_HOURS = 2;

/**
 * Removes single visits when their time is over, and what tells visitors of a day apart as soon as the day is; the sums stay. Any
 * number of instances may run it.
 */
@Injectable()
export class VisitRetentionWorker {
  constructor(
    private readonly visitRetentionStore: VisitRetentionStore,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /** Everything that is due now. */
  @Interval(INTERVAL_MS)
  async run(): Promise<void> {
    const now = this.clock.now();
    const today = dayOf(now);
    const keptSince = startOf(daysAfter(today, 1 - this.settings.tracking.visitDays));
    await this.visitRetentionStore.deleteSaltsBefore(
      daysAfter(today, -SALT_RETENTION_DAYS),
      ROWS_PER_STATEMENT,
    );
    await this.visitRetentionStore.deleteVisitsBefore(keptSince, ROWS_PER_STATEMENT);
    await this.visitRetentionStore.deleteBatchesBefore(
      new Date(now.getTime() - BATCH_RETENTION_HOURS * 3_600_000),
      ROWS_PER_STATEMENT,
    );
  }
}
