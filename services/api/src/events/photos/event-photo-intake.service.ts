import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { Clock, Settings } from '../../platform';
import { GuestCodesService } from '../guests/guest-codes.service';
import { canTransitionEventPhoto } from './event-photo-transitions';
import { EventPhotoUpdatesService } from './event-photo-updates.service';
import type { StoredEventPhoto } from './event-photos.service';
import { EventPhotosStore } from './event-photos.store';

/** What is known about a photo once its file is stored. */
export type ReceivedPhoto = Pick<
  StoredEventPhoto,
  'eventId' | 'sha256' | 'fileName' | 'caption' | 'alt' | 'capturedAt'
>;

/** Records a photo's pictures inside the current transaction and returns their media id. */
export type RecordPictures = (photo: StoredEventPhoto) => Promise<string>;

/**
 * Takes a photo step by step from its file to the feed, on behalf of the module that stores the file and renders the
 * pictures.
 */
@Injectable()
export class EventPhotoIntakeService {
  constructor(
    private readonly eventPhotoUpdatesService: EventPhotoUpdatesService,
    private readonly eventPhotosStore: EventPhotosStore,
    private readonly guestCodesService: GuestCodesService,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /** Adds a photo whose file is stored. Returns null when the event already has this file. */
  async receive(received: ReceivedPhoto): Promise<StoredEventPhoto | null> {
    const photo = {
      ...received,
      id: uuid(),
      mediaId: null,
      version: 1,
      photographer: this.settings.brand.artist ?? this.settings.brand.name,
      state: 'received' as const,
      failureReason: null,
      seq: null,
      revision: null,
      isAvailableForOrder: true,
      orderCount: 0,
      guestId: null,
      publishedAt: null,
      attempts: 0,
      leasedUntil: null,
      createdAt: this.clock.now(),
    };
    return (await this.eventPhotosStore.insertIfNew(photo)) ? photo : null;
  }

  /** Resets a failed photo to the start because its file was sent again. Returns whether it was still failed. */
  async retry(id: string): Promise<boolean> {
    return this.eventPhotoUpdatesService.update(id, async ({ state }) => {
      if (!canTransitionEventPhoto(state, 'received', 'upload')) return false;
      const retried = { state: 'received' as const, failureReason: null, attempts: 0, leasedUntil: null };
      await this.eventPhotosStore.update(id, retried);
      return true;
    });
  }

  /** The first pictures are rendered: the photo goes into the feed, or waits for approval. */
  async completeFirstStage(
    id: string,
    { isComplete, record }: { isComplete: boolean; record: RecordPictures },
  ): Promise<void> {
    await this.eventPhotoUpdatesService.update(id, async (photo, event) => {
      const next = event.needsApproval ? 'waiting' : 'published';
      // Another instance took over the expired lease and finished first.
      if (!canTransitionEventPhoto(photo.state, next, 'processing')) return;
      const mediaId = await record(photo);
      const guestId = await this.guestCodesService.findGuestAt(photo);
      const leasedUntil = isComplete ? null : this.clock.now();
      const state = next === 'waiting' ? next : photo.state;
      await this.eventPhotosStore.update(id, { mediaId, guestId, leasedUntil, state, attempts: 0 });
      if (next === 'published') await this.eventPhotoUpdatesService.publish(photo, event);
    });
  }

  /** No more pictures will be rendered; `record` is null when the remaining ones could not be. */
  async completeRemaining(id: string, record: RecordPictures | null): Promise<void> {
    await this.eventPhotoUpdatesService.update(id, async (photo, event) => {
      await this.eventPhotosStore.update(id, { leasedUntil: null, attempts: 0 });
      if (record === null) return;
      await record(photo);
      if (photo.state === 'published') await this.eventPhotoUpdatesService.announceChange(photo, event);
    });
  }

  /** The id of the guest of this event whose pass carries one of the codes. */
  async findGuestByCode(eventId: string, codes: readonly string[]): Promise<string | null> {
    return this.guestCodesService.findGuestByCode(eventId, codes);
  }

  /** The photo shows a guest's code: it is never published, and the frames after it belong to the guest. */
  async markAsCodeFrame(id: string, guestId: string): Promise<void> {
    await this.eventPhotoUpdatesService.update(id, async (photo) => {
      if (!canTransitionEventPhoto(photo.state, 'code-frame', 'processing')) return;
      await this.eventPhotosStore.update(id, { state: 'code-frame', guestId, leasedUntil: null });
      await this.guestCodesService.assignFrames(photo, guestId);
    });
  }

  /** No picture can be rendered; staff see the reason. */
  async fail(id: string, failureReason: string): Promise<void> {
    await this.eventPhotoUpdatesService.update(id, async ({ state }) => {
      if (!canTransitionEventPhoto(state, 'failed', 'processing')) return;
      await this.eventPhotosStore.update(id, { state: 'failed', failureReason, leasedUntil: null });
    });
  }
}
