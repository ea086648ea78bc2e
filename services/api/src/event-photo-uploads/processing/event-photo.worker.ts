import {
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { EventPhotoJobsService, type PhotoJobStage, type StoredEventPhoto } from '../../events';
import { Clock, Metrics, PolledValue, runWithoutRequestId, StorageUnavailable } from '../../platform';
import { LEASE_MS, LEASE_RENEWAL_MS, POLL_INTERVAL_MS, RETRY_DELAY_MS } from '../event-photo-uploads-policy';
import { EventPhotoProcessingService } from './event-photo-processing.service';

/**
 * Renders photos, one at a time in each of two lanes: one for the first pictures, which guests wait for, and one for
 * all others. Uploads wake it, and so does a timer, for photos that other instances left behind.
 */
@Injectable()
export class EventPhotoWorker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(EventPhotoWorker.name);
  private readonly running = new Map<PhotoJobStage, Promise<void>>();
  private readonly pending = new Set<PhotoJobStage>();
  private timer: NodeJS.Timeout | undefined;
  private stopped = false;

  constructor(
    private readonly eventPhotoJobsService: EventPhotoJobsService,
    private readonly eventPhotoProcessingService: EventPhotoProcessingService,
    private readonly clock: Clock,
    metrics: Metrics,
  ) {
    const unfinished = new PolledValue(() => eventPhotoJobsService.countUnfinished());
    metrics.observedGauge(
      {
        name: 'live_photos_unfinished',
        help: 'Unfinished event photos across all instances: without any rendition, and without the large ones.',
        labels: ['stage'],
      },
      async () =>
        Object.entries((await unfinished.get()) ?? {}).map(([stage, value]) => ({
          labels: { stage },
          value,
        })),
    );
  }

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => this.wake(), POLL_INTERVAL_MS);
    this.timer.unref();
  }

  /** Lets the current photos finish; the rest stays in the table for the next process. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearInterval(this.timer);
    await Promise.all(this.running.values());
  }

  /** Checks for work now. */
  wake(): void {
    this.runLane('first');
    this.runLane('rest');
  }

  /** Resolves once nothing is due. */
  async drain(): Promise<void> {
    this.wake();
    while (this.running.size > 0) await Promise.all(this.running.values());
  }

  private runLane(stage: PhotoJobStage): void {
    if (this.stopped) return;
    if (this.running.has(stage)) {
      this.pending.add(stage);
      return;
    }
    // Although one upload woke it, it renders photos of all uploads.
    const run = runWithoutRequestId(() => this.work(stage))
      .catch((error: unknown) => this.logger.error(error))
      .finally(() => {
        this.running.delete(stage);
        if (this.pending.delete(stage)) this.runLane(stage);
      });
    this.running.set(stage, run);
  }

  private async work(stage: PhotoJobStage): Promise<void> {
    while (!this.stopped) {
      const photo = await this.eventPhotoJobsService.claim(stage, this.clock.now(), this.leaseEnd());
      if (!photo) return;
      await this.processPhoto(stage, photo);
      if (stage === 'first') this.runLane('rest');
    }
  }

  private async processPhoto(stage: PhotoJobStage, photo: StoredEventPhoto): Promise<void> {
    const renewing = setInterval(() => void this.renew(photo), LEASE_RENEWAL_MS);
    try {
      await this.eventPhotoProcessingService.process(stage, photo);
    } catch (error) {
      this.logger.warn(
        `Photograph ${photo.id} was not finished, attempt ${photo.attempts}: ${String(error)}`,
      );
      const retryAt = new Date(this.clock.now().getTime() + RETRY_DELAY_MS);
      // Without storage, nothing was attempted.
      if (error instanceof StorageUnavailable)
        await this.eventPhotoJobsService.releaseUnstarted(photo, retryAt);
      else await this.eventPhotoJobsService.release(photo, retryAt);
    } finally {
      clearInterval(renewing);
    }
  }

  private async renew(photo: StoredEventPhoto): Promise<void> {
    try {
      await this.eventPhotoJobsService.renewLease(photo, this.leaseEnd());
    } catch (error) {
      this.logger.warn(`The lease of photograph ${photo.id} was not renewed: ${String(error)}`);
    }
  }

  private leaseEnd(): Date {
    return new Date(this.clock.now().getTime() + LEASE_MS);
  }
}
