import { Injectable } from '@nestjs/common';
import { Database, DomainEvents } from '../../platform';
import { EventPhotosChanged } from '../domain-events';
import { EventPhotosStore } from './event-photos.store';
import { EventsStore } from '../events.store';

/** Keeps count of the paid orders of a photograph, which guests see on the feed. */
@Injectable()
export class EventPhotoOrderCounter {
  constructor(
    private readonly database: Database,
    private readonly eventsStore: EventsStore,
    private readonly eventPhotosStore: EventPhotosStore,
    private readonly domainEvents: DomainEvents,
  ) {}

  /** One order more, or one less after a refund. Joins the transaction that settles the order. */
  async adjustOrderCount({
    eventId,
    photoId,
    by,
  }: {
    eventId: string;
    photoId: string;
    by: 1 | -1;
  }): Promise<void> {
    await this.database.transaction(async () => {
      const event = await this.eventsStore.lock(eventId);
      if (!event) return;
      const revision = event.revision + 1;
      await this.eventsStore.update(eventId, { revision });
      await this.eventPhotosStore.adjustOrderCount(photoId, { by, revision });
      await this.domainEvents.publish(new EventPhotosChanged(eventId, revision));
    });
  }
}
