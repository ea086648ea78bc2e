import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { Clock, Settings } from '../platform';
import { ChangePhotos } from './change-photos';
import { Markers } from './markers';
import { PhotoIntakeStore } from './photo-intake.store';
import type { KnownPhoto } from './photo-records';

/** What is known of a photograph whose file has come in. */
export type ReceivedPhoto = Pick<
  KnownPhoto,
  'eventId' | 'sha256' | 'fileName' | 'caption' | 'alt' | 'capturedAt' | 'leasedUntil'
>;

/** Records a photograph's pictures, inside the transaction that says so; answers the pictures' id. */
export type RecordPictures = (photo: KnownPhoto) => Promise<string>;

/** The way of a photograph into its event, step by step, for the module that has its file and makes its pictures. */
@Injectable()
export class PhotoIntake {
  constructor(
    private readonly changing: ChangePhotos,
    private readonly store: PhotoIntakeStore,
    private readonly markers: Markers,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /**
   * The file is stored: the event has a photograph more.
   * @returns the photograph, or null when the event has this file
   */
  async receive(received: ReceivedPhoto): Promise<KnownPhoto | null> {
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
    return (await this.store.add(photo)) ? photo : null;
  }

  /** A file that failed was sent again, and is tried again. */
  async receiveAgain(id: string): Promise<void> {
    await this.store.change(id, { state: 'received', fault: null, attempts: 0, leasedUntil: null });
  }

  /** The first pictures are made: from here on guests see it, or the owner decides on it. */
  async arrive(
    id: string,
    { isComplete, record }: { isComplete: boolean; record: RecordPictures },
  ): Promise<void> {
    await this.changing.change(id, async (photo, event) => {
      // Another instance thought that this one was gone, and was first.
      if (photo.state !== 'received') return;
      const mediaId = await record(photo);
      const visitorId = await this.markers.guestAt(photo);
      const leasedUntil = isComplete ? null : this.clock.now();
      const state = event.needsApproval ? 'waiting' : photo.state;
      await this.store.change(id, { mediaId, visitorId, leasedUntil, state, attempts: 0 });
      if (!event.needsApproval) await this.changing.show(photo, event);
    });
  }

  /** No more pictures will be made; `record` is null when the others could not be. */
  async complete(id: string, record: RecordPictures | null): Promise<void> {
    await this.changing.change(id, async (photo, event) => {
      await this.store.change(id, { leasedUntil: null, attempts: 0 });
      if (record === null) return;
      await record(photo);
      if (photo.state === 'published') await this.changing.announce(photo, event);
    });
  }

  /** The guest of this event whose pass carries one of the codes, by id. */
  async guestOf(eventId: string, codes: readonly string[]): Promise<string | null> {
    return this.markers.guestOf(eventId, codes);
  }

  /** It is the frame of a guest's code: never shown, and the frames after it are the guest's. */
  async assign(id: string, visitorId: string): Promise<void> {
    await this.changing.change(id, async (photo) => {
      if (photo.state !== 'received') return;
      await this.store.change(id, { state: 'marker', visitorId, leasedUntil: null });
      await this.markers.give(photo, visitorId);
    });
  }

  /** Nothing can be made of the file, for a reason that its owner is told. */
  async fail(id: string, fault: string): Promise<void> {
    await this.store.change(id, { state: 'failed', fault, leasedUntil: null });
  }
}
