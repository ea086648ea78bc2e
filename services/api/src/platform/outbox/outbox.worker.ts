import {
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { Counter } from 'prom-client';
import { Clock } from '../clock/clock';
import { runWithRequestId, runWithoutRequestId } from '../http/request-context';
import { Metrics } from '../metrics/metrics';
import {
  backoffMs,
  BATCH_SIZE,
  LEASE_MS,
  LEASE_RENEWAL_MS,
  MAX_ATTEMPTS,
  POLL_INTERVAL_MS,
} from './outbox-policy';
import { OutboxService } from './outbox.service';
import type { OutboxEntity } from './outbox.entity';
import { OutboxStore } from './outbox.store';

/** Delivers due messages: woken after commits, and polling for those of other instances and earlier processes. */
@Injectable()
export class OutboxWorker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(OutboxWorker.name);
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private wokenMeanwhile = false;
  private stopped = false;
  private readonly deliveries: Counter<string>;

  constructor(
    private readonly outboxService: OutboxService,
    private readonly outboxStore: OutboxStore,
    private readonly clock: Clock,
    metrics: Metrics,
  ) {
    this.deliveries = metrics.counter({
      name: 'outbox_deliveries_total',
      help: 'Delivery attempts by kind and outcome; emails are of the kind "mail".',
      labels: ['kind', 'outcome'],
    });
  }

  onApplicationBootstrap(): void {
    this.outboxService.onWake(() => this.run());
    this.timer = setInterval(() => this.run(), POLL_INTERVAL_MS);
    this.timer.unref();
  }

  /** Finishes the current batch; what is left stays in the table for the next process. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearInterval(this.timer);
    await this.running;
  }

  /** Delivers until nothing is due. Resolves when that is so. */
  async drain(): Promise<void> {
    this.run();
    while (this.running) await this.running;
  }

  private run(): void {
    if (this.stopped) return;
    if (this.running) {
      this.wokenMeanwhile = true;
      return;
    }
    // One run delivers the messages of all requests.
    this.running = runWithoutRequestId(() => this.deliverDue())
      .catch((error: unknown) => this.logger.error(error))
      .finally(() => {
        this.running = undefined;
        if (this.wokenMeanwhile) {
          this.wokenMeanwhile = false;
          this.run();
        }
      });
  }

  private async deliverDue(): Promise<void> {
    while (!this.stopped) {
      const claimed = await this.outboxStore.claim(this.clock.now(), this.leaseEnd(), BATCH_SIZE);
      if (claimed.length === 0) return;
      // Waits for all of them, even when one could not be recorded: the shutdown waits for the batch.
      const outcomes = await Promise.allSettled(
        claimed.map((message) => runWithRequestId(message.requestId, () => this.deliver(message))),
      );
      const lost = outcomes.find((outcome) => outcome.status === 'rejected');
      if (lost) throw lost.reason;
    }
  }

  private async deliver(message: OutboxEntity): Promise<void> {
    const renewing = setInterval(() => void this.renewLease(message), LEASE_RENEWAL_MS);
    try {
      const handler = this.outboxService.findHandler(message.kind);
      if (!handler) throw new Error(`Nothing delivers messages of kind "${message.kind}".`);
      await handler.deliver(message.payload);
    } catch (error) {
      this.deliveries.inc({ kind: message.kind, outcome: 'failed' });
      await this.recordFailure(message, error instanceof Error ? error : new Error(String(error)));
      return;
    } finally {
      clearInterval(renewing);
    }
    this.deliveries.inc({ kind: message.kind, outcome: 'delivered' });
    await this.outboxStore.markDelivered(message, this.clock.now());
    await this.announceChange(message);
  }

  private async renewLease(message: OutboxEntity): Promise<void> {
    try {
      await this.outboxStore.renewLease(message, this.leaseEnd());
    } catch (error) {
      this.logger.warn(`The lease of outbox message ${message.id} was not renewed: ${String(error)}`);
    }
  }

  private leaseEnd(): Date {
    return new Date(this.clock.now().getTime() + LEASE_MS);
  }

  private async recordFailure(message: OutboxEntity, error: Error): Promise<void> {
    const lastError = error.message.slice(0, 1000);
    if (message.attempts >= MAX_ATTEMPTS) {
      this.logger.error(
        `Outbox message ${message.id} (${message.kind}) failed for good after ${message.attempts} attempts.`,
        error.stack,
      );
      await this.outboxStore.markDead(message, lastError);
      await this.announceChange(message);
      return;
    }
    this.logger.warn(`Outbox message ${message.id} (${message.kind}) failed, attempt ${message.attempts}.`);
    const dueAt = new Date(this.clock.now().getTime() + backoffMs(message.attempts));
    await this.outboxStore.markFailed(message, lastError, dueAt);
    await this.announceChange(message);
  }

  private async announceChange({ id, recipient }: OutboxEntity): Promise<void> {
    if (recipient !== null) await this.outboxService.announceChange(id);
  }
}
