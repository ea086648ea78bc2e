import { Injectable } from '@nestjs/common';
import { AppError } from '../platform';
import type { EventPhoto } from './dto/event-photo.dto';
import { EventPhotosStore } from './event-photos.store';
import { KnownEvents, type KnownEvent } from './known-events';
import { PhotoFeed } from './photo-feed';

/** A photograph that can be ordered, and where it was made. */
export interface PhotoForSale {
  photo: EventPhoto;
  event: KnownEvent;
}

/** Who would like to buy. */
interface Buyer {
  /** Photographs of VIP-only events are for them alone. */
  isVip: boolean;
}

/** The photographs of all events, for those who sell them. */
@Injectable()
export class PhotosForSale {
  constructor(
    private readonly store: EventPhotosStore,
    private readonly known: KnownEvents,
    private readonly feed: PhotoFeed,
  ) {}

  /**
   * Those of the photographs that this buyer may order, by id: on a feed and offered. A pass is not asked for: what is
   * in a cart can be paid when the evening is long over. One query.
   */
  async find(photoIds: readonly string[], { isVip }: Buyer): Promise<ReadonlyMap<string, PhotoForSale>> {
    const found = await this.store.eventsOf(photoIds);
    const offered = await Promise.all(
      found.map(async ({ id, eventId }): Promise<[string, PhotoForSale][]> => {
        const event = await this.known.find(eventId);
        if (!event || (event.isVipOnly && !isVip)) return [];
        const photo = await this.feed.find(event, id);
        return photo?.isAvailableForOrder ? [[id, { photo, event }]] : [];
      }),
    );
    return new Map(offered.flat());
  }

  /** The event of a photograph, whatever became of it; null when there is none. */
  async eventOf(photoId: string): Promise<string | null> {
    const [found] = await this.store.eventsOf([photoId]);
    return found?.eventId ?? null;
  }

  /** @throws AppError `photo_not_found` for what is not on this event's feed, `photo_not_for_sale` for what is not offered */
  async get(event: KnownEvent, photoId: string): Promise<EventPhoto> {
    const photo = await this.feed.find(event, photoId);
    if (!photo) throw new AppError('photo_not_found');
    if (!photo.isAvailableForOrder) throw new AppError('photo_not_for_sale');
    return photo;
  }
}
