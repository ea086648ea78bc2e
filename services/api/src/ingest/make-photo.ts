import { Injectable, Logger } from '@nestjs/common';
import { KnownEvents, type EventPhotoEntity, type KnownEvent } from '../events';
import { EventPictures, type PictureFacts } from '../media';
import { Clock, Settings } from '../platform';
import { IngestStore } from './ingest.store';
import { Markers } from './markers';
import type { JobStage } from './photo-jobs.store';
import { PublishPhotos } from './publish-photos';

/** A file over which the picture process ended so often is not tried again. */
const MAX_ATTEMPTS = 3;
const GIVEN_UP = 'No picture could be made of this file.';

/** Takes a photograph through its stages: first pictures and on to the feed, then all other widths. */
@Injectable()
export class MakePhoto {
  private readonly logger = new Logger(MakePhoto.name);

  constructor(
    private readonly store: IngestStore,
    private readonly events: KnownEvents,
    private readonly pictures: EventPictures,
    private readonly markers: Markers,
    private readonly publishing: PublishPhotos,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /** @throws Error when it did not come to an end, for whatever reason that is not the file's */
  async run(stage: JobStage, photo: EventPhotoEntity): Promise<void> {
    const event = await this.events.find(photo.eventId);
    if (!event) return;
    if (stage === 'first') await this.makeFirst(photo, event);
    else await this.makeRest(photo, event);
  }

  private async makeFirst(photo: EventPhotoEntity, event: KnownEvent): Promise<void> {
    if (photo.attempts > MAX_ATTEMPTS) return this.fail(photo, GIVEN_UP);
    const mark = this.markOf(event);
    let answer = await this.pictures.makeFirst(photo, { mark, looksForCode: true });
    if (answer.outcome === 'code') {
      const guest = await this.markers.guestOf(event.id, answer.codes);
      if (guest) return this.keepAsMarker(photo, guest.id);
      answer = await this.pictures.makeFirst(photo, { mark, looksForCode: false });
    }
    if (answer.outcome === 'refused') return this.fail(photo, answer.fault);
    if (answer.outcome === 'made') await this.arrive(photo, answer.facts, answer.isComplete);
  }

  /** From here on guests see it, or the owner decides on it. */
  private async arrive({ id }: EventPhotoEntity, facts: PictureFacts, isComplete: boolean): Promise<void> {
    await this.publishing.change(id, async (photo, event) => {
      // Another instance thought that this one was gone, and was first.
      if (photo.state !== 'received') return;
      const mediaId = await this.pictures.record(photo, photo.alt, facts);
      const visitorId = await this.markers.guestAt(photo);
      const leasedUntil = isComplete ? null : this.clock.now();
      const state = event.needsApproval ? 'waiting' : photo.state;
      await this.store.change(id, { mediaId, visitorId, leasedUntil, state, attempts: 0 });
      if (!event.needsApproval) await this.publishing.show(photo, event);
    });
  }

  private async makeRest(photo: EventPhotoEntity, event: KnownEvent): Promise<void> {
    const answer =
      photo.attempts > MAX_ATTEMPTS
        ? null
        : await this.pictures.makeRest(photo, { mark: this.markOf(event) });
    await this.publishing.change(photo.id, async (current, locked) => {
      await this.store.change(photo.id, { leasedUntil: null, attempts: 0 });
      if (answer?.outcome !== 'made') {
        this.logger.warn(`Photograph ${photo.id} stays with its first widths.`);
        return;
      }
      await this.pictures.record(current, current.alt, answer.facts);
      if (current.state === 'published') await this.publishing.announce(current, locked);
    });
  }

  /** The frame of a guest's code: never shown, and the frames after it are the guest's. */
  private async keepAsMarker({ id }: EventPhotoEntity, visitorId: string): Promise<void> {
    await this.publishing.change(id, async (photo) => {
      if (photo.state !== 'received') return;
      await this.store.change(id, { state: 'marker', visitorId, leasedUntil: null });
      await this.markers.give(photo, visitorId);
    });
  }

  private async fail({ id }: EventPhotoEntity, fault: string): Promise<void> {
    await this.store.change(id, { state: 'failed', fault, leasedUntil: null });
  }

  private markOf(event: KnownEvent): string | null {
    return event.isWatermarked ? this.settings.brand.name : null;
  }
}
