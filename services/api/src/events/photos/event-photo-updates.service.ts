import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { AppError, Clock, Database, DomainEvents } from '../../platform';
import { EventPhotosChanged } from '../domain-events';
import type { EventPhotoEntity } from '../entities/event-photo.entity';
import type { EventEntity } from '../entities/event.entity';
import { EventsStore } from '../events.store';
import { EventPhotosStore } from './event-photos.store';

/**
 * Writes every change of a photo. A change that guests see takes the event's next revision, and a first publication the
 * next number of its sequence, both under a lock of the event's row: numbers have no gaps, and a caller who asks for
 * the changes after a revision never misses an earlier one.
 */
@Injectable()
export class EventPhotoUpdatesService {
  constructor(
    private readonly eventPhotosStore: EventPhotosStore,
    private readonly eventsStore: EventsStore,
    private readonly database: Database,
    private readonly domainEvents: DomainEvents,
    private readonly clock: Clock,
  ) {}

  /**
   * Runs under the locks of the event and then the photo.
   * @throws AppError `photo_not_found`
   */
  async update<T>(id: string, work: (photo: EventPhotoEntity, event: EventEntity) => Promise<T>): Promise<T> {
    // MySQL cannot compare an ASCII column with other characters.
    if (!isUUID(id)) throw new AppError('photo_not_found');
    return this.database.transaction(async () => {
      const found = await this.eventPhotosStore.findById(id);
      const event = found && (await this.eventsStore.lock(found.eventId));
      const photo = event && (await this.eventPhotosStore.lockById(id));
      if (!photo) throw new AppError('photo_not_found');
      return work(photo, event);
    });
  }

  /** Call it under the event's lock; the caller has checked the transition. */
  async publish(photo: EventPhotoEntity, event: EventEntity): Promise<void> {
    const seq = photo.seq ?? (await this.nextSeq(event));
    const publishedAt = photo.publishedAt ?? this.clock.now();
    await this.eventPhotosStore.update(photo.id, { state: 'published', seq, publishedAt });
    await this.announceChange(photo, event);
  }

  /** Call it under the event's lock: guests fetch the photo again. */
  async announceChange({ id }: EventPhotoEntity, event: EventEntity): Promise<void> {
    const revision = await this.nextRevision(event);
    await this.eventPhotosStore.update(id, { revision });
    await this.domainEvents.publish(new EventPhotosChanged(event.id, revision));
  }

  /** Counts a paid order of a photo, or subtracts one after a refund. Joins the transaction that settles the order. */
  async adjustOrderCount(change: { eventId: string; photoId: string; by: 1 | -1 }): Promise<void> {
    await this.database.transaction(async () => {
      const event = await this.eventsStore.lock(change.eventId);
      if (!event) return;
      const revision = await this.nextRevision(event);
      await this.eventPhotosStore.adjustOrderCount(change.photoId, { by: change.by, revision });
      await this.domainEvents.publish(new EventPhotosChanged(event.id, revision));
    });
  }

  private async nextRevision(event: EventEntity): Promise<number> {
    event.revision += 1;
    await this.eventsStore.update(event.id, { revision: event.revision });
    return event.revision;
  }

  private async nextSeq(event: EventEntity): Promise<number> {
    event.photoSeq += 1;
    await this.eventsStore.update(event.id, { photoSeq: event.photoSeq });
    return event.photoSeq;
  }
}
