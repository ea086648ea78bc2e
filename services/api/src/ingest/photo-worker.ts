import {
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { PhotoJobs, type JobStage, type KnownPhoto } from '../events';
import { Clock, onNobodysBehalf, StorageAway } from '../platform';
import { MakePhoto } from './make-photo';

/** How long guests wait at most for a photograph that another instance took in and could not finish, after its lease. */
const POLL_MS = 1_000;
/** Without word from its owner, work is another's after this. */
export const LEASE_MS = 15_000;
const RENEW_MS = 5_000;
/** Before work that failed for no fault of the file is taken again. */
const PAUSE_MS = 2_000;

/**
 * Works on what waits, one photograph at a time in each of two lanes: one for the first pictures, which guests wait for,
 * and one for all others. Woken by uploads, and by the clock for what other instances left.
 */
@Injectable()
export class PhotoWorker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(PhotoWorker.name);
  private readonly running = new Map<JobStage, Promise<void>>();
  private readonly wanted = new Set<JobStage>();
  private timer: NodeJS.Timeout | undefined;
  private stopped = false;

  constructor(
    private readonly jobs: PhotoJobs,
    private readonly making: MakePhoto,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => this.wake(), POLL_MS);
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

  private runLane(stage: JobStage): void {
    if (this.stopped) return;
    if (this.running.has(stage)) {
      this.wanted.add(stage);
      return;
    }
    // Woken by one upload, it works for all.
    const run = onNobodysBehalf(() => this.work(stage))
      .catch((error: unknown) => this.logger.error(error))
      .finally(() => {
        this.running.delete(stage);
        if (this.wanted.delete(stage)) this.runLane(stage);
      });
    this.running.set(stage, run);
  }

  private async work(stage: JobStage): Promise<void> {
    while (!this.stopped) {
      const photo = await this.jobs.claim(stage, this.clock.now(), this.leaseEnd());
      if (!photo) return;
      await this.make(stage, photo);
      if (stage === 'first') this.runLane('rest');
    }
  }

  private async make(stage: JobStage, photo: KnownPhoto): Promise<void> {
    const renewing = setInterval(() => void this.renew(photo), RENEW_MS);
    try {
      await this.making.run(stage, photo);
    } catch (error) {
      this.logger.warn(
        `Photograph ${photo.id} was not finished, attempt ${photo.attempts}: ${String(error)}`,
      );
      const next = new Date(this.clock.now().getTime() + PAUSE_MS);
      // Without a store nothing was tried, however often.
      if (error instanceof StorageAway) await this.jobs.putBack(photo, next);
      else await this.jobs.giveBack(photo, next);
    } finally {
      clearInterval(renewing);
    }
  }

  private async renew(photo: KnownPhoto): Promise<void> {
    try {
      await this.jobs.renew(photo, this.leaseEnd());
    } catch (error) {
      this.logger.warn(`The lease of photograph ${photo.id} was not renewed: ${String(error)}`);
    }
  }

  private leaseEnd(): Date {
    return new Date(this.clock.now().getTime() + LEASE_MS);
  }
}
