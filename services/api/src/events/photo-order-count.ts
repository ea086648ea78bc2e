import { Injectable } from '@nestjs/common';
import { Database, DomainEvents } from '../platform';
import { EventPhotosChanged } from './events.events';
import { EventPhotosStore } from './event-photos.store';
import { EventsStore } from './events.store';

/** Keeps count of the paid orders of a photograph, which guests see on the feed. */
@Injectable()
export class PhotoOrderCount {
  constructor(
    private readonly database: Database,
    private readonly events: EventsStore,
    private readonly photos: EventPhotosStore,
    private readonly news: DomainEvents,
  ) {}

  /** One order more, or one less after a refund. Joins the transaction that settles the order. */
  async count({ eventId, photoId, by }: { eventId: string; photoId: string; by: 1 | -1 }): Promise<void> {
    await this.database.transaction(async () => {
      const event = await this.events.lock(eventId);
      if (!event) return;
      const revision = event.revision + 1;
      await this.events.change(eventId, { revision });
      await this.photos.countOrder(photoId, { by, revision });
      await this.news.publish(new EventPhotosChanged(eventId, revision));
    });
  }
}
