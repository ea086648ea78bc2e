import {
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { Clock, runWithoutRequestId, refusalOf } from '../../platform';
import { VisitMetrics } from './visit.metrics';
import { VisitQueue, type LossReason, type VisitBatch, type QueuedVisit } from './visit-queue';
import { VisitBatchesService } from './visit-batches.service';

const FLUSH_INTERVAL_MS = 1_000;
const BATCH_SIZE = 500;
/** Records that wait at most, some MiB: what comes beyond is only counted. */
const QUEUE_CAPACITY = 20_000;
/** How long a batch waits for a database that is away: addresses stay in memory no longer. In milliseconds. */
const MAX_RETRY_MS = 60_000;

/**
 * Writes what visits bring, some hundred at a time, behind the answers. Nothing of it fails a request: while the database is away
 * records wait, and those that cannot wait are counted as lost, which the next batch writes down.
 */
@Injectable()
export class VisitQueueWorker
  implements OnApplicationBootstrap, BeforeApplicationShutdown, OnApplicationShutdown
{
  private readonly logger = new Logger(VisitQueueWorker.name);
  private readonly queue: VisitQueue;
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  /** The one that is being written, or waits to be tried again. */
  private batch: VisitBatch | null = null;

  constructor(
    private readonly visitBatchesService: VisitBatchesService,
    private readonly clock: Clock,
    metrics: VisitMetrics,
  ) {
    this.queue = new VisitQueue(QUEUE_CAPACITY, (reason, records) => metrics.countLost(reason, records));
  }

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.flush(), FLUSH_INTERVAL_MS);
    this.timer.unref();
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.flush();
  }

  /** The port is closed by now: nothing comes after this. */
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

  /** Writes all that waits. Resolves when that is done, or cannot be done now. */
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
    const isAway = refusalOf(error).code === 'unavailable';
    return isAway && this.clock.now().getTime() - begunAt.getTime() < MAX_RETRY_MS;
  }

  private giveUp({ visits, lost }: VisitBatch, error: unknown): void {
    this.batch = null;
    this.queue.recordLoss('database', visits.length);
    for (const [reason, records] of lost) this.queue.restoreLoss(reason, records);
    this.logger.warn(`${visits.length} visits could not be written.`);
    this.logger.error(error);
  }
}
