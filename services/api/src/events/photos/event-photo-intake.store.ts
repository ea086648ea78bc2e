import { Injectable } from '@nestjs/common';
import { In, type EntityManager } from 'typeorm';
import { Database } from '../../platform';
import { EventPhotoEntity } from '../entities/event-photo.entity';

/** Every query on photographs on their way to the feed. */
@Injectable()
export class EventPhotoIntakeStore {
  constructor(private readonly database: Database) {}

  private get manager(): EntityManager {
    return this.database.manager;
  }

  /** Of these files, those that the event has. */
  async findBySha256(eventId: string, digests: readonly string[]): Promise<EventPhotoEntity[]> {
    if (digests.length === 0) return [];
    return this.manager.findBy(EventPhotoEntity, { eventId, sha256: In([...digests]) });
  }

  /** Adds the photograph unless the event has its file. Returns whether it did. */
  async insertIfNew(photo: EventPhotoEntity): Promise<boolean> {
    await this.manager
      .createQueryBuilder()
      .insert()
      .into(EventPhotoEntity)
      .values(photo)
      .orIgnore()
      .execute();
    return this.manager.existsBy(EventPhotoEntity, { id: photo.id });
  }

  async findById(id: string): Promise<EventPhotoEntity | null> {
    return this.manager.findOneBy(EventPhotoEntity, { id });
  }

  /** For a change of it; lock its event first. */
  async lockById(id: string): Promise<EventPhotoEntity | null> {
    return this.manager.findOne(EventPhotoEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  async update(id: string, changes: Partial<EventPhotoEntity>): Promise<void> {
    await this.manager.update(EventPhotoEntity, { id }, changes);
  }

  /** Whether the picture is of a photograph that is on the feed or waits for it. */
  async isVisible(eventId: string, mediaId: string): Promise<boolean> {
    const state = In(['published', 'waiting']);
    return this.manager.existsBy(EventPhotoEntity, { mediaId, eventId, state });
  }

  /** How many could not be made into pictures, and the latest of them. */
  async findFailed(limit: number): Promise<{ count: number; first: EventPhotoEntity[] }> {
    const [first, count] = await this.manager.findAndCount(EventPhotoEntity, {
      where: { state: 'failed' },
      order: { id: 'DESC' },
      take: limit,
    });
    return { count, first };
  }

  /** Everything that came in for an event, in the order of capture. */
  async findByEvent(eventId: string): Promise<EventPhotoEntity[]> {
    return this.manager.find(EventPhotoEntity, {
      where: { eventId },
      order: { capturedAt: 'ASC', fileName: 'ASC', id: 'ASC' },
    });
  }
}
