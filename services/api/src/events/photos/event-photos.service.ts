import { Injectable } from '@nestjs/common';
import type { EventPhotoEntity } from '../entities/event-photo.entity';
import { EventPhotoIntakeStore } from './event-photo-intake.store';
import { EventGuestsStore } from '../guests/event-guests.store';

/** A photograph of an event as other modules know it. */
export type StoredEventPhoto = Readonly<EventPhotoEntity>;

/** What is known of an event's photographs in any state, for those who keep their files. */
@Injectable()
export class EventPhotosService {
  constructor(
    private readonly eventPhotoIntakeStore: EventPhotoIntakeStore,
    private readonly eventGuestsStore: EventGuestsStore,
  ) {}

  async find(id: string): Promise<StoredEventPhoto | null> {
    return this.eventPhotoIntakeStore.findById(id);
  }

  /** Of these files, by their hashes, those that the event has. */
  async findBySha256(eventId: string, digests: readonly string[]): Promise<StoredEventPhoto[]> {
    return this.eventPhotoIntakeStore.findBySha256(eventId, digests);
  }

  /** Everything that came in for an event, in the order of capture. */
  async findByEvent(eventId: string): Promise<StoredEventPhoto[]> {
    return this.eventPhotoIntakeStore.findByEvent(eventId);
  }

  /** How many could not be made into pictures, and the latest of them. */
  async findFailed(limit: number): Promise<{ count: number; first: StoredEventPhoto[] }> {
    return this.eventPhotoIntakeStore.findFailed(limit);
  }

  /** Whether the picture is of a photograph that is on the feed or waits for it. */
  async isVisible(eventId: string, mediaId: string): Promise<boolean> {
    return this.eventPhotoIntakeStore.isVisible(eventId, mediaId);
  }

  /** By guests' ids. One query. */
  async findGuestNames(visitorIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
    return this.eventGuestsStore.findNames(visitorIds);
  }
}
