import {
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { Clock, Metrics, runWithoutRequestId, toAppError } from '../../platform';
import { VisitQueue, type LossReason, type VisitBatch, type QueuedVisit } from './visit-queue';
import { VisitBatchesService } from './visit-batches.service';
import { BATCH_SIZE, FLUSH_INTERVAL_MS, MAX_RETRY_MS, QUEUE_CAPACITY } from '../analytics-policy';

/**
 * Writes visits in batches after their requests were answered. A request never fails because of it: while the database
 * is unavailable, records wait. Those that cannot wait are counted as lost; the next batch writes that count.
 */
@Injectable()
export class VisitQueueWorker
  implements OnApplicationBootstrap, BeforeApplicationShutdown, OnApplicationShutdown
{
  private readonly logger = new Logger(VisitQueueWorker.name);
  private readonly queue: VisitQueue;
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  /** The batch that is being written, or waits to be retried. */
  private batch: VisitBatch | null = null;

  constructor(
    private readonly visitBatchesService: VisitBatchesService,
    private readonly clock: Clock,
    metrics: Metrics,
  ) {
    const dropped = metrics.counter({
      name: 'visits_dropped_total',
      help: 'Visit records that were dropped: rate limit, full queue, or no database.',
      labels: ['reason'],
    });
    this.queue = new VisitQueue(QUEUE_CAPACITY, (reason, records) => dropped.inc({ reason }, records));
  }

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.flush(), FLUSH_INTERVAL_MS);
    this.timer.unref();
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.flush();
  }

  /** The port is already closed: no more visits arrive. */
  async onApplicationShutdown(): Promise<void> {
    await this.flush();
  }

  enqueue(visit: QueuedVisit): void {
    this.queue.enqueue(visit);
    if (this.queue.length >= BATCH_SIZE && !this.running) void this.flush();
  }

  recordLoss(reason: LossReason, records: number): void {
    this.queue.recordLoss(reason, records);
  }

  /** Resolves when everything is written, or cannot be written now. */
  flush(): Promise<void> {
    this.running ??= runWithoutRequestId(() => this.writeAll()).finally(() => (this.running = undefined));
    return this.running;
  }

  private async writeAll(): Promise<void> {
    for (;;) {
      const batch = this.batch ?? this.queue.takeBatch(BATCH_SIZE, this.clock.now());
      this.batch = batch;
      if (!batch) return;
      try {
        await this.visitBatchesService.write(batch);
        this.batch = null;
      } catch (error) {
        if (!this.canRetry(error, batch)) this.giveUp(batch, error);
        return;
      }
    }
  }

  private canRetry(error: unknown, { begunAt }: VisitBatch): boolean {
    const isUnavailable = toAppError(error).code === 'unavailable';
    return isUnavailable && this.clock.now().getTime() - begunAt.getTime() < MAX_RETRY_MS;
  }

  private giveUp({ visits, lost }: VisitBatch, error: unknown): void {
    this.batch = null;
    this.queue.recordLoss('database', visits.length);
    for (const [reason, records] of lost) this.queue.restoreLoss(reason, records);
    this.logger.warn(`${visits.length} visits could not be written.`);
    this.logger.error(error);
  }
}
