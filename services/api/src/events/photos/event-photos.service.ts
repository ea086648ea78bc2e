import { Injectable } from '@nestjs/common';
import { AppError, type AttentionPart, type TimeCursor } from '../../platform';
import type { EventPhotoEntity } from '../entities/event-photo.entity';
import { EventCacheService, type CachedEvent } from '../event-cache.service';
import { EventGuestsStore } from '../guests/event-guests.store';
import { EventPhotoFeedService, type EventPhoto } from './event-photo-feed.service';
import { EventPhotosStore, type EventPhotoCounts, type EventPhotoFilter } from './event-photos.store';

/** A photo in any state, as other modules see it. */
export type StoredEventPhoto = Readonly<EventPhotoEntity>;

/** A photo that can be ordered, and its event. */
export interface EventPhotoForSale {
  photo: EventPhoto;
  event: CachedEvent;
}

/** Photos of all events, for the modules that keep their files and sell them. */
@Injectable()
export class EventPhotosService {
  constructor(
    private readonly eventPhotosStore: EventPhotosStore,
    private readonly eventGuestsStore: EventGuestsStore,
    private readonly eventCacheService: EventCacheService,
    private readonly eventPhotoFeedService: EventPhotoFeedService,
  ) {}

  async find(id: string): Promise<StoredEventPhoto | null> {
    return this.eventPhotosStore.findById(id);
  }

  async findBySha256(eventId: string, digests: readonly string[]): Promise<StoredEventPhoto[]> {
    return this.eventPhotosStore.findBySha256(eventId, digests);
  }

  /** An event's photos, starting after the cursor. */
  async page(
    filter: EventPhotoFilter,
    cursor: TimeCursor | null,
    limit: number,
  ): Promise<StoredEventPhoto[]> {
    return this.eventPhotosStore.page(filter, cursor, limit);
  }

  /** How many photos the event has in each state. One query. */
  async count(eventId: string): Promise<EventPhotoCounts> {
    return this.eventPhotosStore.count(eventId);
  }

  /** Photos that wait for approval, and those that failed. */
  attention(): AttentionPart[] {
    return this.eventPhotosStore.attention();
  }

  /** Whether the picture belongs to a photo that is in the feed or waits for approval. */
  async isVisible(eventId: string, mediaId: string): Promise<boolean> {
    return this.eventPhotosStore.isVisible(eventId, mediaId);
  }

  /** Which of the pictures belong to such a photo. One query. */
  async findVisible(mediaIds: readonly string[]): Promise<string[]> {
    return this.eventPhotosStore.findVisible(mediaIds);
  }

  /** Keyed by guest id. */
  async findGuestNames(guestIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
    return this.eventGuestsStore.findNames(guestIds);
  }

  /**
   * The photos among these that this buyer may order, by id: published, offered, and, for a VIP-only event, only for
   * VIPs. No pass is needed, since a cart can be paid long after the event. One query.
   */
  async findForSale(
    photoIds: readonly string[],
    { isVip }: { isVip: boolean },
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

  /** The event of a photo in any state. */
  async findEventId(photoId: string): Promise<string | null> {
    const [found] = await this.eventPhotosStore.findEventIds([photoId]);
    return found?.eventId ?? null;
  }

  /** @throws AppError `photo_not_found` unless it is in this event's feed, `photo_not_for_sale` unless it is offered */
  async getForSale(event: CachedEvent, photoId: string): Promise<EventPhoto> {
    const photo = await this.eventPhotoFeedService.find(event, photoId);
    if (!photo) throw new AppError('photo_not_found');
    if (!photo.isAvailableForOrder) throw new AppError('photo_not_for_sale');
    return photo;
  }
}
