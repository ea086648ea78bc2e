import { Injectable } from '@nestjs/common';
import { AppError } from '../../platform';
import type { EventPhoto } from './dto/event-photo.dto';
import { EventPhotosStore } from './event-photos.store';
import { EventCacheService, type CachedEvent } from '../event-cache.service';
import { EventPhotoFeedService } from './event-photo-feed.service';

/** A photograph that can be ordered, and where it was made. */
export interface EventPhotoForSale {
  photo: EventPhoto;
  event: CachedEvent;
}

/** Who would like to buy. */
interface Buyer {
  /** Photographs of VIP-only events are for them alone. */
  isVip: boolean;
}

/** The photographs of all events, for those who sell them. */
@Injectable()
export class EventPhotosForSale {
  constructor(
    private readonly eventPhotosStore: EventPhotosStore,
    private readonly eventCacheService: EventCacheService,
    private readonly eventPhotoFeedService: EventPhotoFeedService,
  ) {}

  /**
   * Those of the photographs that this buyer may order, by id: on a feed and offered. A pass is not asked for: what is
   * in a cart can be paid when the evening is long over. One query.
   */
  async findForSale(
    photoIds: readonly string[],
    { isVip }: Buyer,
  ): Promise<ReadonlyMap<string, EventPhotoForSale>> {
    const found = await this.eventPhotosStore.findEventIds(photoIds);
    const offered = await Promise.all(
      found.map(async ({ id, eventId }): Promise<[string, EventPhotoForSale][]> => {
        const event = await this.eventCacheService.find(eventId);
        if (!event || (event.isVipOnly && !isVip)) return [];
        const photo = await this.eventPhotoFeedService.find(event, id);
        return photo?.isAvailableForOrder ? [[id, { photo, event }]] : [];
      }),
    );
    return new Map(offered.flat());
  }

  /** The event of a photograph, whatever became of it; null when there is none. */
  async findEventId(photoId: string): Promise<string | null> {
    const [found] = await this.eventPhotosStore.findEventIds([photoId]);
    return found?.eventId ?? null;
  }

  /** @throws AppError `photo_not_found` for what is not on this event's feed, `photo_not_for_sale` for what is not offered */
  async getForSale(event: CachedEvent, photoId: string): Promise<EventPhoto> {
    const photo = await this.eventPhotoFeedService.find(event, photoId);
    if (!photo) throw new AppError('photo_not_found');
    if (!photo.isAvailableForOrder) throw new AppError('photo_not_for_sale');
    return photo;
  }
}
