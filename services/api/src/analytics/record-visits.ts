import {
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { Clock, onNobodysBehalf, refusalOf } from '../platform';
import { VisitMetrics } from './visit-metrics';
import { VisitQueue, type LossReason, type VisitBatch, type WaitingVisit } from './visit-queue';
import { WriteBatch } from './write-batch';

const EVERY_MS = 1_000;
const BATCH = 500;
/** Records that wait at most, some MiB: what comes beyond is only counted. */
const CAPACITY = 20_000;
/** How long a batch waits for a database that is away: addresses stay in memory no longer. In milliseconds. */
const PATIENCE_MS = 60_000;

/**
 * Writes what visits bring, some hundred at a time, behind the answers. Nothing of it fails a request: while the database is away
 * records wait, and those that cannot wait are counted as lost, which the next batch writes down.
 */
@Injectable()
export class RecordVisits
  implements OnApplicationBootstrap, BeforeApplicationShutdown, OnApplicationShutdown
{
  private readonly logger = new Logger(RecordVisits.name);
  private readonly queue: VisitQueue;
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  /** The one that is being written, or waits to be tried again. */
  private batch: VisitBatch | null = null;

  constructor(
    private readonly writing: WriteBatch,
    private readonly clock: Clock,
    metrics: VisitMetrics,
  ) {
    this.queue = new VisitQueue(CAPACITY, (reason, records) => metrics.lost(reason, records));
  }

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.flush(), EVERY_MS);
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

  add(visit: WaitingVisit): void {
    this.queue.add(visit);
    if (this.queue.length >= BATCH && !this.running) void this.flush();
  }

  lose(reason: LossReason, records: number): void {
    this.queue.lose(reason, records);
  }

  /** Writes all that waits. Resolves when that is done, or cannot be done now. */
  flush(): Promise<void> {
    this.running ??= onNobodysBehalf(() => this.writeAll()).finally(() => (this.running = undefined));
    return this.running;
  }

  private async writeAll(): Promise<void> {
    for (;;) {
      const batch = this.batch ?? this.queue.nextBatch(BATCH, this.clock.now());
      this.batch = batch;
      if (!batch) return;
      try {
        await this.writing.write(batch);
        this.batch = null;
      } catch (error) {
        if (!this.mayWait(error, batch)) this.giveUp(batch, error);
        return;
      }
    }
  }

  private mayWait(error: unknown, { begunAt }: VisitBatch): boolean {
    const isAway = refusalOf(error).code === 'unavailable';
    return isAway && this.clock.now().getTime() - begunAt.getTime() < PATIENCE_MS;
  }

  private giveUp({ visits, lost }: VisitBatch, error: unknown): void {
    this.batch = null;
    this.queue.lose('database', visits.length);
    for (const [reason, records] of lost) this.queue.owe(reason, records);
    this.logger.warn(`${visits.length} visits could not be written.`);
    this.logger.error(error);
  }
}
