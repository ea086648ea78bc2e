import { Injectable } from '@nestjs/common';
import { EventPhotoEntity } from '../events';
import { Database } from '../platform';

/** Photographs of events that could not be made into pictures. */
@Injectable()
export class FailedPhotos {
  constructor(private readonly database: Database) {}

  /** How many there are, and the latest of them. */
  async find(limit: number): Promise<{ count: number; first: EventPhotoEntity[] }> {
    const [first, count] = await this.database.manager.findAndCount(EventPhotoEntity, {
      where: { state: 'failed' },
      order: { id: 'DESC' },
      take: limit,
    });
    return { count, first };
  }
}
