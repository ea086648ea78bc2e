import { Injectable } from '@nestjs/common';
import { MediaService, type Picture } from '../media';
import { EventCounter, type EventCounts } from './event-counts';
import type { EventEntity } from './event.entity';

/** What is shown with an event. */
export interface SurroundedEvent {
  event: Readonly<EventEntity>;
  counts: EventCounts;
  /** The promo picture. */
  picture: Picture | null;
}

const NONE: EventCounts = { guests: 0, waitlisted: 0, photos: 0, available: 0 };

/** Finds counts and pictures of many events at once. */
@Injectable()
export class EventSurroundings {
  constructor(
    private readonly counter: EventCounter,
    private readonly media: MediaService,
  ) {}

  /** Three queries, however many events; in their order. */
  async of(events: readonly Readonly<EventEntity>[]): Promise<SurroundedEvent[]> {
    const counts = await this.counter.of(events.map(({ id }) => id));
    const uses = events.flatMap(({ id, title, heroMediaId, heroAlt }) =>
      heroMediaId === null ? [] : [{ id, mediaId: heroMediaId, alt: heroAlt || title }],
    );
    const pictures = await this.media.picturesInPlace(uses);
    const pictureOf = new Map(uses.map(({ id }, index) => [id, pictures[index] ?? null]));
    return events.map((event) => ({
      event,
      counts: counts.get(event.id) ?? NONE,
      picture: pictureOf.get(event.id) ?? null,
    }));
  }
}
