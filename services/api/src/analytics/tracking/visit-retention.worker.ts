import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock, RetentionService, Settings } from '../../platform';
import { dayOf, daysAfter, startOf } from '../daily-totals';
import { BATCH_RETENTION_HOURS, SALT_RETENTION_DAYS } from '../analytics-policy';
import { VisitsStore } from './visits.store';

/** Keeps the locks of each statement short. */
const ROWS_PER_STATEMENT = 5_000;

/**
 * Deletes single visits when their retention ends, and the data that identifies a day's visitors once the day is over.
 * The daily totals stay.
 */
@Injectable()
export class VisitRetentionWorker implements OnModuleInit {
  constructor(
    private readonly visitsStore: VisitsStore,
    private readonly retentionService: RetentionService,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.retentionService.register('visits', async () => {
      await this.run();
      // It deletes everything in its own statements, and counts nothing.
      return 0;
    });
  }

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
