import { Injectable } from '@nestjs/common';
import { In, MoreThan } from 'typeorm';
import { Database } from '../../platform';
import { EventPhotoEntity } from '../entities/event-photo.entity';

/** Every query on photographs that guests see. */
@Injectable()
export class EventPhotosStore {
  constructor(private readonly database: Database) {}

  /**
   * Whatever guests saw change after this revision, withdrawn photographs included, by revision. Revisions are given
   * under the event's lock, so what one reading finds is complete up to the highest revision in it.
   */
  async findChangedAfter(eventId: string, revision: number): Promise<EventPhotoEntity[]> {
    return this.database.manager.find(EventPhotoEntity, {
      where: { eventId, revision: MoreThan(revision), state: In(['published', 'withdrawn']) },
      order: { revision: 'ASC' },
    });
  }

  /** Ids of the guest's photographs on the feed, in the order of publication. */
  async findIdsByGuest(eventId: string, visitorId: string): Promise<string[]> {
    const photos = await this.database.manager.find(EventPhotoEntity, {
      select: { id: true, seq: true },
      where: { eventId, visitorId, state: 'published' },
      order: { seq: 'ASC' },
    });
    return photos.map(({ id }) => id);
  }

  /** Which of these ids are photographs, and of which events. */
  async findEventIds(ids: readonly string[]): Promise<{ id: string; eventId: string }[]> {
    // MySQL refuses to compare an ASCII column with other characters.
    const plain = ids.filter((id) => /^[\x20-\x7e]+$/.test(id));
    return this.database.manager.find(EventPhotoEntity, {
      select: { id: true, eventId: true },
      where: { id: In(plain) },
    });
  }

  async adjustOrderCount(id: string, { by, revision }: { by: 1 | -1; revision: number }): Promise<void> {
    const orderCount = by === 1 ? () => 'order_count + 1' : () => 'GREATEST(order_count, 1) - 1';
    await this.database.manager.update(EventPhotoEntity, { id }, { orderCount, revision });
  }

  /** The photographs that followed these guests' codes are nobody's any more. */
  async unassignGuests(visitorIds: readonly string[]): Promise<void> {
    if (visitorIds.length === 0) return;
    const theirs = { visitorId: In([...visitorIds]) };
    await this.database.manager.update(EventPhotoEntity, theirs, { visitorId: null });
  }

  /** How many photographs of any state the event has. */
  async countByEvent(eventId: string): Promise<number> {
    return this.database.manager.countBy(EventPhotoEntity, { eventId });
  }
}
