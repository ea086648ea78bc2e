import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { Database } from '../../platform';
import { EventPhotoEntity } from '../entities/event-photo.entity';
import { EventGuestEntity } from '../entities/event-guest.entity';

/** How many guests and photographs an event has. */
export interface EventCounts {
  /** Registered guests, the waitlist left out. */
  guests: number;
  waitlisted: number;
  /** On the feed. */
  photos: number;
  /** Those of them that can be ordered. */
  available: number;
}

interface CountRow {
  eventId: string;
  flag: number | boolean;
  count: string | number;
}

/** Counts for many events at once. */
@Injectable()
export class EventCountQueries {
  constructor(private readonly database: Database) {}

  /** Two queries, however many events. */
  async countByEvent(ids: readonly string[]): Promise<Map<string, EventCounts>> {
    const counts = new Map(
      ids.map((id) => [id, { guests: 0, waitlisted: 0, photos: 0, available: 0 } satisfies EventCounts]),
    );
    if (ids.length === 0) return counts;
    for (const { eventId, flag, count } of await this.guests(ids)) {
      const own = counts.get(eventId);
      if (own) own[flag ? 'waitlisted' : 'guests'] += Number(count);
    }
    for (const { eventId, flag, count } of await this.photos(ids)) {
      const own = counts.get(eventId);
      if (!own) continue;
      own.photos += Number(count);
      if (flag) own.available += Number(count);
    }
    return counts;
  }

  private guests(ids: readonly string[]): Promise<CountRow[]> {
    return this.database.manager
      .createQueryBuilder(EventGuestEntity, 'visitor')
      .select('visitor.event_id', 'eventId')
      .addSelect('visitor.is_waitlisted', 'flag')
      .addSelect('COUNT(*)', 'count')
      .where({ eventId: In([...ids]) })
      .groupBy('visitor.event_id')
      .addGroupBy('visitor.is_waitlisted')
      .getRawMany<CountRow>();
  }

  private photos(ids: readonly string[]): Promise<CountRow[]> {
    return this.database.manager
      .createQueryBuilder(EventPhotoEntity, 'photo')
      .select('photo.event_id', 'eventId')
      .addSelect('photo.is_available_for_order', 'flag')
      .addSelect('COUNT(*)', 'count')
      .where({ eventId: In([...ids]), state: 'published' })
      .groupBy('photo.event_id')
      .addGroupBy('photo.is_available_for_order')
      .getRawMany<CountRow>();
  }
}
