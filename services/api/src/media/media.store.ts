import { Injectable } from '@nestjs/common';
import { In, IsNull } from 'typeorm';
import { Database } from '../platform';
import { MediaEntity } from './media.entity';

/** Every query of the media module. */
@Injectable()
export class MediaStore {
  constructor(private readonly database: Database) {}

  /** The picture of these bytes outside of events, which have pictures of their own. */
  findBySha256(sha256: string): Promise<MediaEntity | null> {
    return this.database.manager.findOneBy(MediaEntity, { sha256, eventId: IsNull() });
  }

  findReady(ids: string[]): Promise<MediaEntity[]> {
    if (ids.length === 0) return Promise.resolve([]);
    return this.database.manager.findBy(MediaEntity, { id: In(ids), state: 'ready' });
  }

  /** Two imports of the same bytes may run at once; both write the same facts. */
  async save(media: Omit<MediaEntity, 'createdAt'>): Promise<void> {
    await this.database.manager.upsert(MediaEntity, media, ['id']);
  }
}
