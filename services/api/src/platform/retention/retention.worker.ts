import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { RETENTION_POLL_MS } from './retention-policy';
import { RetentionService } from './retention.service';

/** Looks for retentions that are due. Any number of instances may run it: each task is leased to one of them. */
@Injectable()
export class RetentionWorker {
  private readonly logger = new Logger(RetentionWorker.name);
  private isRunning = false;

  constructor(private readonly retentionService: RetentionService) {}

  @Interval(RETENTION_POLL_MS)
  async run(): Promise<void> {
    if (this.isRunning) return;
    this.isRunning = true;
    try {
      await this.retentionService.runDue();
    } catch (error) {
      // Its lease ends, and the next run tries again.
      this.logger.error(`A retention was not applied: ${String(error)}`);
    } finally {
      this.isRunning = false;
    }
  }
}
