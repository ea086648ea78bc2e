import { Injectable } from '@nestjs/common';
import { In, IsNull } from 'typeorm';
import { Database } from '../platform';
import { MediaEntity } from './media.entity';

/** Every query on media. */
@Injectable()
export class MediaStore {
  constructor(private readonly database: Database) {}

  /** Pictures of events are separate from all others, even of the same bytes. */
  findBySha256(sha256: string): Promise<MediaEntity | null> {
    return this.database.manager.findOneBy(MediaEntity, { sha256, eventId: IsNull() });
  }

  findReady(ids: string[]): Promise<MediaEntity[]> {
    if (ids.length === 0) return Promise.resolve([]);
    return this.database.manager.findBy(MediaEntity, { id: In(ids), state: 'ready' });
  }

  findByEvent(eventId: string): Promise<Pick<MediaEntity, 'id' | 'widths'>[]> {
    return this.database.manager.find(MediaEntity, {
      where: { eventId },
      select: { id: true, widths: true },
    });
  }

  async deleteByEvent(eventId: string): Promise<void> {
    await this.database.manager.delete(MediaEntity, { eventId });
  }

  /** Two imports of the same bytes may run at once; both write the same values. */
  async save(media: Omit<MediaEntity, 'createdAt'>): Promise<void> {
    await this.database.manager.upsert(MediaEntity, media, ['id']);
  }
}
