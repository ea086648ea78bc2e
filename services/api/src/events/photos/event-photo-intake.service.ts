import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { Clock, Settings } from '../../platform';
import { EventPhotoUpdatesService } from './event-photo-updates.service';
import { GuestCodesService } from '../guests/guest-codes.service';
import { EventPhotoIntakeStore } from './event-photo-intake.store';
import type { StoredEventPhoto } from './event-photos.service';

/** What is known of a photograph whose file has come in. */
export type ReceivedPhoto = Pick<
  StoredEventPhoto,
  'eventId' | 'sha256' | 'fileName' | 'caption' | 'alt' | 'capturedAt' | 'leasedUntil'
>;

/** Records a photograph's pictures, inside the transaction that says so; answers the pictures' id. */
export type RecordPictures = (photo: StoredEventPhoto) => Promise<string>;

/** The way of a photograph into its event, step by step, for the module that has its file and makes its pictures. */
@Injectable()
export class EventPhotoIntakeService {
  constructor(
    private readonly eventPhotoUpdatesService: EventPhotoUpdatesService,
    private readonly eventPhotoIntakeStore: EventPhotoIntakeStore,
    private readonly guestCodesService: GuestCodesService,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /**
   * The file is stored: the event has a photograph more.
   * @returns the photograph, or null when the event has this file
   */
  async receive(received: ReceivedPhoto): Promise<StoredEventPhoto | null> {
    const photo = {
      ...received,
      id: uuid(),
      mediaId: null,
      photographer: this.settings.brand.artist ?? this.settings.brand.name,
      state: 'received' as const,
      fault: null,
      seq: null,
      revision: null,
      isAvailableForOrder: true,
      orderCount: 0,
      visitorId: null,
      publishedAt: null,
      attempts: 0,
      createdAt: this.clock.now(),
    };
    return (await this.eventPhotoIntakeStore.insertIfNew(photo)) ? photo : null;
  }

  /** A file that failed was sent again, and is tried again. */
  async retry(id: string): Promise<void> {
    await this.eventPhotoIntakeStore.update(id, {
      state: 'received',
      fault: null,
      attempts: 0,
      leasedUntil: null,
    });
  }

  /** The first pictures are made: from here on guests see it, or the owner decides on it. */
  async completeFirstStage(
    id: string,
    { isComplete, record }: { isComplete: boolean; record: RecordPictures },
  ): Promise<void> {
    await this.eventPhotoUpdatesService.update(id, async (photo, event) => {
      // Another instance thought that this one was gone, and was first.
      if (photo.state !== 'received') return;
      const mediaId = await record(photo);
      const visitorId = await this.guestCodesService.findGuestAt(photo);
      const leasedUntil = isComplete ? null : this.clock.now();
      const state = event.needsApproval ? 'waiting' : photo.state;
      await this.eventPhotoIntakeStore.update(id, { mediaId, visitorId, leasedUntil, state, attempts: 0 });
      if (!event.needsApproval) await this.eventPhotoUpdatesService.publish(photo, event);
    });
  }

  /** No more pictures will be made; `record` is null when the others could not be. */
  async completeRemaining(id: string, record: RecordPictures | null): Promise<void> {
    await this.eventPhotoUpdatesService.update(id, async (photo, event) => {
      await this.eventPhotoIntakeStore.update(id, { leasedUntil: null, attempts: 0 });
      if (record === null) return;
      await record(photo);
      if (photo.state === 'published') await this.eventPhotoUpdatesService.announceChange(photo, event);
    });
  }

  /** The guest of this event whose pass carries one of the codes, by id. */
  async findGuestByCode(eventId: string, codes: readonly string[]): Promise<string | null> {
    return this.guestCodesService.findGuestByCode(eventId, codes);
  }

  /** It is the frame of a guest's code: never shown, and the frames after it are the guest's. */
  async markAsCodeFrame(id: string, visitorId: string): Promise<void> {
    await this.eventPhotoUpdatesService.update(id, async (photo) => {
      if (photo.state !== 'received') return;
      await this.eventPhotoIntakeStore.update(id, { state: 'marker', visitorId, leasedUntil: null });
      await this.guestCodesService.assignFrames(photo, visitorId);
    });
  }

  /** Nothing can be made of the file, for a reason that its owner is told. */
  async fail(id: string, fault: string): Promise<void> {
    await this.eventPhotoIntakeStore.update(id, { state: 'failed', fault, leasedUntil: null });
  }
}
