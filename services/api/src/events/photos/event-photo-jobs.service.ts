import { Injectable } from '@nestjs/common';
import { Brackets, IsNull, Not, type FindOptionsWhere, type SelectQueryBuilder } from 'typeorm';
import { Database } from '../../platform';
import { EventPhotoEntity } from '../entities/event-photo.entity';
import type { StoredEventPhoto } from './event-photos.service';

/** What is to be made of a photograph: `first` until guests can see it, `rest` as long as widths are missing. */
export type PhotoJobStage = 'first' | 'rest';

/**
 * The work on photographs, taken by lease: whoever takes it owns it until the lease is over, and when that process is gone
 * any other takes it again. A photograph that is past its first stage has work left while it has a lease at all.
 *
 * Each writing is a transaction, so that the victim of a deadlock starts over: guests' codes and the owner's words change the
 * same rows, by other keys.
 */
@Injectable()
export class EventPhotoJobsService {
  constructor(private readonly database: Database) {}

  /** Takes the photograph that was captured first among those that wait; null when none does. */
  async claim(stage: PhotoJobStage, now: Date, leasedUntil: Date): Promise<StoredEventPhoto | null> {
    for (;;) {
      const photo = await this.due(stage, now);
      if (!photo) return null;
      const { id, attempts, state } = photo;
      // Looking takes no locks, so that nobody passes over what another only looked at. The count of attempts tells
      // whether another instance was faster.
      const isTaken = await this.write({ id, attempts, state }, { attempts: attempts + 1, leasedUntil });
      if (isTaken) return Object.assign(photo, { attempts: attempts + 1, leasedUntil });
    }
  }

  /** Gives work back that failed for no fault of the file, to be taken again from then on. */
  async release(photo: StoredEventPhoto, at: Date): Promise<void> {
    await this.renewLease(photo, at);
  }

  /** Gives work back that could not be begun, to be taken from then on as if it had never been taken. */
  async releaseUnstarted({ id, attempts, state }: StoredEventPhoto, at: Date): Promise<void> {
    const unchanged = { id, attempts, state, leasedUntil: Not(IsNull()) };
    const before = { attempts: attempts - 1, leasedUntil: at };
    await this.write(unchanged, before);
  }

  /** Whoever works on it goes on. Changes nothing when another has taken it meanwhile, or it is done. */
  async renewLease({ id, attempts, state }: StoredEventPhoto, leasedUntil: Date): Promise<void> {
    const unchanged = { id, attempts, state, leasedUntil: Not(IsNull()) };
    await this.write(unchanged, { leasedUntil });
  }

  /** Whether the photograph was still as it is named. */
  private async write(
    photo: FindOptionsWhere<EventPhotoEntity>,
    changes: Partial<EventPhotoEntity>,
  ): Promise<boolean> {
    const { affected } = await this.database.transaction(() =>
      this.database.manager.update(EventPhotoEntity, photo, changes),
    );
    return affected === 1;
  }

  /** How many photographs have work left in each stage; an index tells. */
  async countUnfinished(): Promise<Record<PhotoJobStage, number>> {
    const [row] = await this.database.manager.query<Record<PhotoJobStage, string | null>[]>(
      `SELECT SUM(state = 'received') AS first, SUM(state <> 'received') AS rest FROM event_photos
       WHERE state = 'received'
         OR (state IN ('waiting', 'published', 'withdrawn') AND leased_until IS NOT NULL)`,
    );
    return { first: Number(row?.first ?? 0), rest: Number(row?.rest ?? 0) };
  }

  private due(stage: PhotoJobStage, now: Date): Promise<EventPhotoEntity | null> {
    const photos = this.database.manager.createQueryBuilder(EventPhotoEntity, 'photo');
    return (stage === 'first' ? waitingForFirst(photos) : waitingForRest(photos))
      .setParameters({ now })
      .orderBy({ 'photo.capturedAt': 'ASC', 'photo.fileName': 'ASC' })
      .limit(1)
      .getOne();
  }
}

type Photos = SelectQueryBuilder<EventPhotoEntity>;

const waitingForFirst = (photos: Photos): Photos =>
  photos
    .where("photo.state = 'received'")
    .andWhere(
      new Brackets((free) => free.where('photo.leasedUntil IS NULL').orWhere('photo.leasedUntil <= :now')),
    );

const waitingForRest = (photos: Photos): Photos =>
  photos.where("photo.state IN ('waiting', 'published', 'withdrawn')").andWhere('photo.leasedUntil <= :now');
