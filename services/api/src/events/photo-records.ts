import { Injectable } from '@nestjs/common';
import type { EventPhotoEntity } from './event-photo.entity';
import { PhotoIntakeStore } from './photo-intake.store';
import { VisitorsStore } from './visitors.store';

/** A photograph of an event as other modules know it. */
export type KnownPhoto = Readonly<EventPhotoEntity>;

/** What is known of an event's photographs in any state, for those who keep their files. */
@Injectable()
export class PhotoRecords {
  constructor(
    private readonly store: PhotoIntakeStore,
    private readonly visitors: VisitorsStore,
  ) {}

  async find(id: string): Promise<KnownPhoto | null> {
    return this.store.find(id);
  }

  /** Of these files, by their hashes, those that the event has. */
  async known(eventId: string, digests: readonly string[]): Promise<KnownPhoto[]> {
    return this.store.known(eventId, digests);
  }

  /** Everything that came in for an event, in the order of capture. */
  async ofEvent(eventId: string): Promise<KnownPhoto[]> {
    return this.store.ofEvent(eventId);
  }

  /** How many could not be made into pictures, and the latest of them. */
  async failed(limit: number): Promise<{ count: number; first: KnownPhoto[] }> {
    return this.store.failed(limit);
  }

  /** Whether the picture is of a photograph that is on the feed or waits for it. */
  async isShown(eventId: string, mediaId: string): Promise<boolean> {
    return this.store.isShown(eventId, mediaId);
  }

  /** By guests' ids. One query. */
  async guestNames(visitorIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
    return this.visitors.names(visitorIds);
  }
}
