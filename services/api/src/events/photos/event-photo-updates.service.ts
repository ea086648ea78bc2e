import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { AppError, Clock, Database, DomainEvents } from '../../platform';
import type { EventPhotoEntity } from '../entities/event-photo.entity';
import type { EventEntity } from '../entities/event.entity';
import { EventPhotosChanged } from '../domain-events';
import { EventsStore } from '../events.store';
import { EventPhotoIntakeStore } from './event-photo-intake.store';

/**
 * How any change of a photograph is written. Every change that guests see moves the event's revision, and a first
 * publication takes the next number of its sequence, both under a lock of the event's row: numbers are without gaps,
 * and nobody who asks for what came after a revision misses one that was given before it.
 */
@Injectable()
export class EventPhotoUpdatesService {
  constructor(
    private readonly eventPhotoIntakeStore: EventPhotoIntakeStore,
    private readonly eventsStore: EventsStore,
    private readonly database: Database,
    private readonly domainEvents: DomainEvents,
    private readonly clock: Clock,
  ) {}

  /** Runs under the locks of the event and then the photograph. @throws AppError `photo_not_found` */
  async update(
    id: string,
    work: (photo: EventPhotoEntity, event: EventEntity) => Promise<void>,
  ): Promise<void> {
    // MySQL refuses to compare an ASCII column with other characters.
    if (!isUUID(id)) throw new AppError('photo_not_found');
    await this.database.transaction(async () => {
      const found = await this.eventPhotoIntakeStore.findById(id);
      const event = found && (await this.eventsStore.lock(found.eventId));
      const photo = event && (await this.eventPhotoIntakeStore.lockById(id));
      if (!photo) throw new AppError('photo_not_found');
      await work(photo, event);
    });
  }

  /** Under the event's lock: on the feed from the commit on. */
  async publish(photo: EventPhotoEntity, event: EventEntity): Promise<void> {
    const seq = photo.seq ?? (await this.nextSeq(event));
    const publishedAt = photo.publishedAt ?? this.clock.now();
    await this.eventPhotoIntakeStore.update(photo.id, { state: 'published', seq, publishedAt });
    await this.announceChange(photo, event);
  }

  /** Under the event's lock: guests are told that something of the photograph is new. */
  async announceChange({ id }: EventPhotoEntity, event: EventEntity): Promise<void> {
    event.revision += 1;
    const { revision } = event;
    await this.eventsStore.update(event.id, { revision });
    await this.eventPhotoIntakeStore.update(id, { revision });
    await this.domainEvents.publish(new EventPhotosChanged(event.id, revision));
  }

  private async nextSeq(event: EventEntity): Promise<number> {
    event.photoSeq += 1;
    await this.eventsStore.update(event.id, { photoSeq: event.photoSeq });
    return event.photoSeq;
  }
}
