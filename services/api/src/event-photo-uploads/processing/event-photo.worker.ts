import {
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { EventPhotoJobsService, type PhotoJobStage, type StoredEventPhoto } from '../../events';
import { Clock, runWithoutRequestId, StorageUnavailable } from '../../platform';
import { EventPhotoProcessingService } from './event-photo-processing.service';

/** How long guests wait at most for a photograph that another instance took in and could not finish, after its lease. */
const POLL_INTERVAL_MS = 1_000;
/** Without word from its owner, work is another's after this. */
export const LEASE_MS = 15_000;
const LEASE_RENEWAL_MS = 5_000;
/** Before work that failed for no fault of the file is taken again. */
const RETRY_DELAY_MS = 2_000;

/**
 * Works on what waits, one photograph at a time in each of two lanes: one for the first pictures, which guests wait for,
 * and one for all others. Woken by uploads, and by the clock for what other instances left.
 */
@Injectable()
export class EventPhotoWorker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(EventPhotoWorker.name);
  private readonly running = new Map<PhotoJobStage, Promise<void>>();
  private readonly wanted = new Set<PhotoJobStage>();
  private timer: NodeJS.Timeout | undefined;
  private stopped = false;

  constructor(
    private readonly eventPhotoJobsService: EventPhotoJobsService,
    private readonly eventPhotoProcessingService: EventPhotoProcessingService,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => this.wake(), POLL_INTERVAL_MS);
    this.timer.unref();
  }

  /** Lets the photographs in hand finish; what is left stays in the table for the next process. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearInterval(this.timer);
    await Promise.all(this.running.values());
  }

  /** There may be something to do. */
  wake(): void {
    this.runLane('first');
    this.runLane('rest');
  }

  /** Works until nothing is due. Resolves when that is so. */
  async drain(): Promise<void> {
    this.wake();
    while (this.running.size > 0) await Promise.all(this.running.values());
  }

  private runLane(stage: PhotoJobStage): void {
    if (this.stopped) return;
    if (this.running.has(stage)) {
      this.wanted.add(stage);
      return;
    }
    // Woken by one upload, it works for all.
    const run = runWithoutRequestId(() => this.work(stage))
      .catch((error: unknown) => this.logger.error(error))
      .finally(() => {
        this.running.delete(stage);
        if (this.wanted.delete(stage)) this.runLane(stage);
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
      const next = new Date(this.clock.now().getTime() + RETRY_DELAY_MS);
      // Without a store nothing was tried, however often.
      if (error instanceof StorageUnavailable) await this.eventPhotoJobsService.releaseUnstarted(photo, next);
      else await this.eventPhotoJobsService.release(photo, next);
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
