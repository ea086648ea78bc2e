import { Injectable } from '@nestjs/common';
import { Brackets, IsNull, Not, type FindOptionsWhere, type SelectQueryBuilder } from 'typeorm';
import { Database } from '../../platform';
import { EventPhotoEntity } from '../entities/event-photo.entity';
import type { StoredEventPhoto } from './event-photos.service';

/** What is to be rendered: `first` until guests can see the photo, `rest` while widths are missing. */
export type PhotoJobStage = 'first' | 'rest';

/**
 * Rendering jobs, claimed by lease: if the process that claimed a job is gone, any other claims the job after the lease
 * ends. A photo past its first stage has work left as long as it has any lease.
 *
 * Each write is a transaction, so that a deadlock is retried: guest codes and moderation change the same rows through
 * other keys.
 */
@Injectable()
export class EventPhotoJobsService {
  constructor(private readonly database: Database) {}

  /** Claims the photo that was captured first among those that are due; null when none is. */
  async claim(stage: PhotoJobStage, now: Date, leasedUntil: Date): Promise<StoredEventPhoto | null> {
    for (;;) {
      const photo = await this.findDue(stage, now);
      if (!photo) return null;
      const { id, attempts, state } = photo;
      // The read takes no locks, so that no instance skips a photo that another one only read. The count of attempts
      // shows whether another instance was faster.
      const isClaimed = await this.write({ id, attempts, state }, { attempts: attempts + 1, leasedUntil });
      if (isClaimed) return Object.assign(photo, { attempts: attempts + 1, leasedUntil });
    }
  }

  /** Releases a job that failed for a reason other than the file; it is due again at `at`. */
  async release(photo: StoredEventPhoto, at: Date): Promise<void> {
    await this.renewLease(photo, at);
  }

  /** Releases a job that could not be started; the claim does not count as an attempt. */
  async releaseUnstarted({ id, attempts, state }: StoredEventPhoto, at: Date): Promise<void> {
    const unchanged = { id, attempts, state, leasedUntil: Not(IsNull()) };
    const before = { attempts: attempts - 1, leasedUntil: at };
    await this.write(unchanged, before);
  }

  /** Changes nothing if another instance has claimed the job in the meantime, or if the job is done. */
  async renewLease({ id, attempts, state }: StoredEventPhoto, leasedUntil: Date): Promise<void> {
    const unchanged = { id, attempts, state, leasedUntil: Not(IsNull()) };
    await this.write(unchanged, { leasedUntil });
  }

  /** Returns whether the photo still matched. */
  private async write(
    photo: FindOptionsWhere<EventPhotoEntity>,
    changes: Partial<EventPhotoEntity>,
  ): Promise<boolean> {
    const { affected } = await this.database.transaction(() =>
      this.database.manager.update(EventPhotoEntity, photo, changes),
    );
    return affected === 1;
  }

  /** How many photos have work left in each stage. Covered by an index. */
  async countUnfinished(): Promise<Record<PhotoJobStage, number>> {
    const [row] = await this.database.manager.query<Record<PhotoJobStage, string | null>[]>(
      `SELECT SUM(state = 'received') AS first, SUM(state <> 'received') AS rest FROM event_photos
       WHERE state = 'received'
         OR (state IN ('waiting', 'published', 'withdrawn') AND leased_until IS NOT NULL)`,
    );
    return { first: Number(row?.first ?? 0), rest: Number(row?.rest ?? 0) };
  }

  private findDue(stage: PhotoJobStage, now: Date): Promise<EventPhotoEntity | null> {
    const photos = this.database.manager.createQueryBuilder(EventPhotoEntity, 'photo');
    return (stage === 'first' ? dueForFirst(photos) : dueForRest(photos))
      .setParameters({ now })
      .orderBy({ 'photo.capturedAt': 'ASC', 'photo.fileName': 'ASC' })
      .limit(1)
      .getOne();
  }
}

type Photos = SelectQueryBuilder<EventPhotoEntity>;

const dueForFirst = (photos: Photos): Photos =>
  photos
    .where("photo.state = 'received'")
    .andWhere(
      new Brackets((unleased) =>
        unleased.where('photo.leasedUntil IS NULL').orWhere('photo.leasedUntil <= :now'),
      ),
    );

const dueForRest = (photos: Photos): Photos =>
  photos.where("photo.state IN ('waiting', 'published', 'withdrawn')").andWhere('photo.leasedUntil <= :now');
