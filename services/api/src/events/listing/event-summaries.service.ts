import { Injectable } from '@nestjs/common';
import { MediaService, type Picture } from '../../media';
import { EventCountQueries, type EventCounts } from './event-counts.queries';
import type { EventEntity } from '../entities/event.entity';

/** What is shown with an event. */
export interface EventSummary {
  event: Readonly<EventEntity>;
  counts: EventCounts;
  /** The promo picture. */
  picture: Picture | null;
}

const NO_COUNTS: EventCounts = { guests: 0, waitlisted: 0, photos: 0, available: 0 };

/** Finds counts and pictures of many events at once. */
@Injectable()
export class EventSummariesService {
  constructor(
    private readonly eventCountQueries: EventCountQueries,
    private readonly mediaService: MediaService,
  ) {}

  /** Three queries, however many events; in their order. */
  async load(events: readonly Readonly<EventEntity>[]): Promise<EventSummary[]> {
    const counts = await this.eventCountQueries.countByEvent(events.map(({ id }) => id));
    const uses = events.flatMap(({ id, title, heroMediaId, heroAlt }) =>
      heroMediaId === null ? [] : [{ id, mediaId: heroMediaId, alt: heroAlt || title }],
    );
    const pictures = await this.mediaService.findPicturesForUses(uses);
    const pictureOf = new Map(uses.map(({ id }, index) => [id, pictures[index] ?? null]));
    return events.map((event) => ({
      event,
      counts: counts.get(event.id) ?? NO_COUNTS,
      picture: pictureOf.get(event.id) ?? null,
    }));
  }
}
