import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { EventPhotosChanged, EventsStore, type EventEntity, type EventPhotoEntity } from '../events';
import { AppError, Clock, Database, DomainEvents } from '../platform';
import { IngestStore } from './ingest.store';

/** What the owner may change of a photograph. */
export type PhotoChanges = Partial<Pick<EventPhotoEntity, 'caption' | 'isAvailableForOrder'>>;

/**
 * Puts photographs on the feed, changes them and takes them off. Every change that guests see moves the event's revision,
 * and a first publication takes the next number of its sequence, both under a lock of the event's row: numbers are without
 * gaps, and nobody who asks for what came after a revision misses one that was given before it.
 */
@Injectable()
export class PublishPhotos {
  constructor(
    private readonly store: IngestStore,
    private readonly eventsStore: EventsStore,
    private readonly database: Database,
    private readonly events: DomainEvents,
    private readonly clock: Clock,
  ) {}

  /**
   * Shows a photograph that waits or was withdrawn; one that is on the feed stays as it is.
   * @throws AppError `photo_not_found`; `photo_not_ready` while it has no pictures, or never will
   */
  async publish(id: string): Promise<void> {
    await this.change(id, async (photo, event) => {
      if (photo.state === 'published') return;
      if (photo.mediaId === null || (photo.state !== 'waiting' && photo.state !== 'withdrawn'))
        throw new AppError('photo_not_ready');
      await this.show(photo, event);
    });
  }

  /** Takes a photograph off the feed, or turns one down that waits. */
  async withdraw(id: string): Promise<void> {
    await this.change(id, async (photo, event) => {
      if (photo.state === 'withdrawn') return;
      if (photo.state !== 'published' && photo.state !== 'waiting') throw new AppError('photo_not_ready');
      const wasSeen = photo.state === 'published';
      await this.store.change(id, { state: 'withdrawn' });
      if (wasSeen) await this.announce(photo, event);
    });
  }

  async edit(id: string, changes: PhotoChanges): Promise<void> {
    await this.change(id, async (photo, event) => {
      await this.store.change(id, changes);
      if (photo.state === 'published') await this.announce(photo, event);
    });
  }

  /** Under the event's lock: on the feed from the commit on. */
  async show(photo: EventPhotoEntity, event: EventEntity): Promise<void> {
    const seq = photo.seq ?? (await this.nextSeq(event));
    const publishedAt = photo.publishedAt ?? this.clock.now();
    await this.store.change(photo.id, { state: 'published', seq, publishedAt });
    await this.announce(photo, event);
  }

  /** Under the event's lock: guests are told that something of the photograph is new. */
  async announce({ id }: EventPhotoEntity, event: EventEntity): Promise<void> {
    event.revision += 1;
    const { revision } = event;
    await this.eventsStore.change(event.id, { revision });
    await this.store.change(id, { revision });
    await this.events.publish(new EventPhotosChanged(event.id, revision));
  }

  /** Runs under the locks of the event and then the photograph. */
  async change(
    id: string,
    work: (photo: EventPhotoEntity, event: EventEntity) => Promise<void>,
  ): Promise<void> {
    // An ASCII column cannot even be compared with other characters.
    if (!isUUID(id)) throw new AppError('photo_not_found');
    await this.database.transaction(async () => {
      const found = await this.store.find(id);
      const event = found && (await this.eventsStore.lock(found.eventId));
      const photo = event && (await this.store.lock(id));
      if (!photo) throw new AppError('photo_not_found');
      await work(photo, event);
    });
  }

  private async nextSeq(event: EventEntity): Promise<number> {
    event.photoSeq += 1;
    await this.eventsStore.change(event.id, { photoSeq: event.photoSeq });
    return event.photoSeq;
  }
}
