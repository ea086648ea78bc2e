import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { Clock, Settings } from '../../platform';
import { dayOf, daysAfter, startOf } from '../day-range';
import { BATCH_RETENTION_HOURS, RETENTION_INTERVAL_MS, SALT_RETENTION_DAYS } from '../analytics-policy';
import { VisitsStore } from './visits.store';

/** Keeps the locks of each statement short. */
const ROWS_PER_STATEMENT = 5_000;

/**
 * Deletes single visits when their retention ends, and what identifies a day's visitors once the day is over. The daily
 * totals stay. Any number of instances may run it.
 */
@Injectable()
export class VisitRetentionWorker {
  constructor(
    private readonly visitsStore: VisitsStore,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  @Interval(RETENTION_INTERVAL_MS)
  async run(): Promise<void> {
    const now = this.clock.now();
    const today = dayOf(now);
    const firstDay = startOf(daysAfter(today, 1 - this.settings.tracking.visitDays));
    const lastSaltDay = daysAfter(today, -SALT_RETENTION_DAYS);
    await this.visitsStore.deleteSaltsBefore(lastSaltDay, ROWS_PER_STATEMENT);
    await this.visitsStore.deleteVisitsBefore(firstDay, ROWS_PER_STATEMENT);
    const batchesBefore = new Date(now.getTime() - BATCH_RETENTION_HOURS * 3_600_000);
    await this.visitsStore.deleteBatchesBefore(batchesBefore, ROWS_PER_STATEMENT);
  }
}
