import { Injectable } from '@nestjs/common';
import { Brackets, IsNull, Not, type SelectQueryBuilder } from 'typeorm';
import { Database } from '../platform';
import { EventPhotoEntity } from './event-photo.entity';
import type { KnownPhoto } from './photo-records';

/** What is to be made of a photograph: `first` until guests can see it, `rest` as long as widths are missing. */
export type JobStage = 'first' | 'rest';

/**
 * The work on photographs, taken by lease: whoever takes it owns it until the lease is over, and when that process is gone
 * any other takes it again. A photograph that is past its first stage has work left while it has a lease at all.
 */
@Injectable()
export class PhotoJobs {
  constructor(private readonly database: Database) {}

  /** Takes the photograph that was captured first among those that wait; null when none does. */
  async claim(stage: JobStage, now: Date, leasedUntil: Date): Promise<KnownPhoto | null> {
    for (;;) {
      const photo = await this.due(stage, now);
      if (!photo) return null;
      const { id, attempts, state } = photo;
      // Looking takes no locks, so that nobody passes over what another only looked at. The count of attempts tells
      // whether another instance was faster.
      const taken = await this.database.manager.update(
        EventPhotoEntity,
        { id, attempts, state },
        { attempts: attempts + 1, leasedUntil },
      );
      if (taken.affected === 1) return Object.assign(photo, { attempts: attempts + 1, leasedUntil });
    }
  }

  /** Gives work back that failed for no fault of the file, to be taken again from then on. */
  async giveBack(photo: KnownPhoto, at: Date): Promise<void> {
    await this.renew(photo, at);
  }

  /** Gives work back that could not be begun, to be taken from then on as if it had never been taken. */
  async putBack({ id, attempts, state }: KnownPhoto, at: Date): Promise<void> {
    const unchanged = { id, attempts, state, leasedUntil: Not(IsNull()) };
    const before = { attempts: attempts - 1, leasedUntil: at };
    await this.database.manager.update(EventPhotoEntity, unchanged, before);
  }

  /** Whoever works on it goes on. Changes nothing when another has taken it meanwhile, or it is done. */
  async renew({ id, attempts, state }: KnownPhoto, leasedUntil: Date): Promise<void> {
    const unchanged = { id, attempts, state, leasedUntil: Not(IsNull()) };
    await this.database.manager.update(EventPhotoEntity, unchanged, { leasedUntil });
  }

  private due(stage: JobStage, now: Date): Promise<EventPhotoEntity | null> {
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
