import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { AppError, Clock, Database, DomainEvents } from '../platform';
import type { EventPhotoEntity } from './event-photo.entity';
import type { EventEntity } from './event.entity';
import { EventPhotosChanged } from './events.events';
import { EventsStore } from './events.store';
import { PhotoIntakeStore } from './photo-intake.store';

/**
 * How any change of a photograph is written. Every change that guests see moves the event's revision, and a first
 * publication takes the next number of its sequence, both under a lock of the event's row: numbers are without gaps, and
 * nobody who asks for what came after a revision misses one that was given before it.
 */
@Injectable()
export class ChangePhotos {
  constructor(
    private readonly photos: PhotoIntakeStore,
    private readonly events: EventsStore,
    private readonly database: Database,
    private readonly news: DomainEvents,
    private readonly clock: Clock,
  ) {}

  /**
   * Runs under the locks of the event and then the photograph.
   * @throws AppError `photo_not_found`
   */
  async change(
    id: string,
    work: (photo: EventPhotoEntity, event: EventEntity) => Promise<void>,
  ): Promise<void> {
    // An ASCII column cannot even be compared with other characters.
    if (!isUUID(id)) throw new AppError('photo_not_found');
    await this.database.transaction(async () => {
      const found = await this.photos.find(id);
      const event = found && (await this.events.lock(found.eventId));
      const photo = event && (await this.photos.lock(id));
      if (!photo) throw new AppError('photo_not_found');
      await work(photo, event);
    });
  }

  /** Under the event's lock: on the feed from the commit on. */
  async show(photo: EventPhotoEntity, event: EventEntity): Promise<void> {
    const seq = photo.seq ?? (await this.nextSeq(event));
    const publishedAt = photo.publishedAt ?? this.clock.now();
    await this.photos.change(photo.id, { state: 'published', seq, publishedAt });
    await this.announce(photo, event);
  }

  /** Under the event's lock: guests are told that something of the photograph is new. */
  async announce({ id }: EventPhotoEntity, event: EventEntity): Promise<void> {
    event.revision += 1;
    const { revision } = event;
    await this.events.change(event.id, { revision });
    await this.photos.change(id, { revision });
    await this.news.publish(new EventPhotosChanged(event.id, revision));
  }

  private async nextSeq(event: EventEntity): Promise<number> {
    event.photoSeq += 1;
    await this.events.change(event.id, { photoSeq: event.photoSeq });
    return event.photoSeq;
  }
}
