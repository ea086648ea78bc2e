import { Injectable } from '@nestjs/common';
import { In, MoreThan, type EntityManager } from 'typeorm';
import {
  attentionPart,
  type AttentionPart,
  Database,
  DomainEvents,
  readAfter,
  RecordChanged,
  type TimeCursor,
} from '../../platform';
import { EventPhotoEntity } from '../entities/event-photo.entity';
import type { EventPhotoState } from './event-photo-transitions';

/** Which of an event's photos to list, and in which order of capture. */
export interface EventPhotoFilter {
  eventId: string;
  /** `for-sale` means published photos that can be ordered. */
  state?: EventPhotoState | 'for-sale' | undefined;
  order: 'ASC' | 'DESC';
}

/** How many photos an event has. */
export type EventPhotoCounts = Record<EventPhotoState | 'for-sale', number>;

/** Every query on event photos. */
@Injectable()
export class EventPhotosStore {
  constructor(
    private readonly database: Database,
    private readonly domainEvents: DomainEvents,
  ) {}

  private get manager(): EntityManager {
    return this.database.manager;
  }

  /** The event's photos with these files. */
  async findBySha256(eventId: string, digests: readonly string[]): Promise<EventPhotoEntity[]> {
    if (digests.length === 0) return [];
    return this.manager.findBy(EventPhotoEntity, { eventId, sha256: In([...digests]) });
  }

  /** Adds the photo unless the event already has its file. Returns whether it was added. */
  async insertIfNew(photo: EventPhotoEntity): Promise<boolean> {
    await this.manager
      .createQueryBuilder()
      .insert()
      .into(EventPhotoEntity)
      .values(photo)
      .orIgnore()
      .execute();
    const isAdded = await this.manager.existsBy(EventPhotoEntity, { id: photo.id });
    if (isAdded) await this.announceChange(photo.id);
    return isAdded;
  }

  async findById(id: string): Promise<EventPhotoEntity | null> {
    return this.manager.findOneBy(EventPhotoEntity, { id });
  }

  /** Lock its event first. */
  async lockById(id: string): Promise<EventPhotoEntity | null> {
    return this.database.lock(EventPhotoEntity, { id });
  }

  async update(id: string, changes: Partial<EventPhotoEntity>): Promise<void> {
    await this.manager.update(EventPhotoEntity, { id }, changes);
    await this.announceChange(id);
  }

  /** Whether the picture belongs to a photo that is in the feed or waits for approval. */
  async isVisible(eventId: string, mediaId: string): Promise<boolean> {
    const state = In(['published', 'waiting']);
    return this.manager.existsBy(EventPhotoEntity, { mediaId, eventId, state });
  }

  /** Which of the pictures belong to such a photo. */
  async findVisible(mediaIds: readonly string[]): Promise<string[]> {
    const state = In(['published', 'waiting']);
    const found = await this.manager.find(EventPhotoEntity, {
      where: { mediaId: In([...mediaIds]), state },
      select: { mediaId: true },
    });
    return found.flatMap(({ mediaId }) => mediaId ?? []);
  }

  /** Photos that wait for approval, in the order of capture, and those that failed. */
  attention(): AttentionPart[] {
    const inState = (state: EventPhotoEntity['state']) =>
      this.manager.createQueryBuilder(EventPhotoEntity, 'photo').where('photo.state = :state', { state });
    const columns = {
      id: 'photo.id',
      title: 'photo.fileName',
      at: 'photo.createdAt',
      relatedId: 'photo.eventId',
    };
    return [
      attentionPart(
        'photos_to_approve',
        inState('waiting'),
        { ...columns, detail: '(SELECT events.title FROM events WHERE events.id = photo.eventId)' },
        { 'photo.capturedAt': 'ASC', 'photo.id': 'ASC' },
      ),
      attentionPart(
        'failed_photos',
        inState('failed'),
        { ...columns, detail: "COALESCE(photo.failureReason, '')" },
        { 'photo.id': 'DESC' },
      ),
    ];
  }

  /** Starting after the cursor. An index provides the order. */
  async page(
    { eventId, state, order }: EventPhotoFilter,
    cursor: TimeCursor | null,
    limit: number,
  ): Promise<EventPhotoEntity[]> {
    const query = this.manager
      .createQueryBuilder(EventPhotoEntity, 'photo')
      .where('photo.eventId = :eventId', { eventId });
    if (state) query.andWhere('photo.state = :state', { state: state === 'for-sale' ? 'published' : state });
    if (state === 'for-sale') query.andWhere('photo.isAvailableForOrder = TRUE');
    return readAfter(query, { at: 'photo.capturedAt', id: 'photo.id', order }, cursor, limit).getMany();
  }

  /** For the whole event. One query; a GROUP BY would sort the event's photos, or read those of all events. */
  async count(eventId: string): Promise<EventPhotoCounts> {
    const [row] = await this.manager.query<Record<keyof EventPhotoCounts, string | null>[]>(
      `SELECT SUM(state = 'received') AS received, SUM(state = 'waiting') AS waiting,
         SUM(state = 'published') AS published, SUM(state = 'withdrawn') AS withdrawn,
         SUM(state = 'failed') AS failed, SUM(state = 'code-frame') AS 'code-frame',
         SUM(state = 'published' AND is_available_for_order) AS 'for-sale'
       FROM event_photos WHERE event_id = ?`,
      [eventId],
    );
    const countOf = (state: keyof EventPhotoCounts) => Number(row?.[state] ?? 0);
    return {
      received: countOf('received'),
      waiting: countOf('waiting'),
      published: countOf('published'),
      withdrawn: countOf('withdrawn'),
      failed: countOf('failed'),
      'code-frame': countOf('code-frame'),
      'for-sale': countOf('for-sale'),
    };
  }

  /** The event's photos in any state, in the order of capture. */
  async findByEvent(eventId: string): Promise<EventPhotoEntity[]> {
    return this.manager.find(EventPhotoEntity, {
      where: { eventId },
      order: { capturedAt: 'ASC', fileName: 'ASC', id: 'ASC' },
    });
  }

  /**
   * Photos whose visible changes came after this revision, withdrawn photos included, by revision. Revisions are
   * assigned under the event's lock, so a result is complete up to its highest revision.
   */
  async findChangedAfter(eventId: string, revision: number): Promise<EventPhotoEntity[]> {
    return this.manager.find(EventPhotoEntity, {
      where: { eventId, revision: MoreThan(revision), state: In(['published', 'withdrawn']) },
      order: { revision: 'ASC' },
    });
  }

  /** Ids of the guest's published photos, in the order of publication. */
  async findIdsByGuest(eventId: string, guestId: string): Promise<string[]> {
    const photos = await this.manager.find(EventPhotoEntity, {
      select: { id: true, seq: true },
      where: { eventId, guestId, state: 'published' },
      order: { seq: 'ASC' },
    });
    return photos.map(({ id }) => id);
  }

  /** The events of these photos; unknown ids are left out. */
  async findEventIds(ids: readonly string[]): Promise<{ id: string; eventId: string }[]> {
    // MySQL cannot compare an ASCII column with other characters.
    const asciiIds = ids.filter((id) => /^[\x20-\x7e]+$/.test(id));
    return this.manager.find(EventPhotoEntity, {
      select: { id: true, eventId: true },
      where: { id: In(asciiIds) },
    });
  }

  async adjustOrderCount(id: string, { by, revision }: { by: 1 | -1; revision: number }): Promise<void> {
    const orderCount = by === 1 ? () => 'order_count + 1' : () => 'GREATEST(order_count, 1) - 1';
    await this.manager.update(EventPhotoEntity, { id }, { orderCount, revision });
  }

  /** The photos of these guests no longer belong to anyone. */
  async unassignGuests(guestIds: readonly string[]): Promise<void> {
    if (guestIds.length === 0) return;
    const guestId = In([...guestIds]);
    await this.manager.update(EventPhotoEntity, { guestId }, { guestId: null });
  }

  async deleteByEvent(eventId: string): Promise<void> {
    await this.manager.delete(EventPhotoEntity, { eventId });
  }

  private async announceChange(id: string): Promise<void> {
    await this.domainEvents.publish(new RecordChanged({ kind: 'event_photo', id }));
  }
}
