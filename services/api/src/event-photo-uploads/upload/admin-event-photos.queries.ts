import { Injectable } from '@nestjs/common';
import {
  EventPhotosService,
  grantPicture,
  type EventPhotoState,
  type CachedEvent,
  type StoredEventPhoto,
} from '../../events';
import { MediaService } from '../../media';
import { type AttentionPart, Clock, Settings } from '../../platform';
import type { AdminEventPhoto, KnownPhotos } from './dto/event-photos.dto';

/** States in which a photo's files can be opened. */
const STATES_WITH_PICTURE: readonly EventPhotoState[] = ['waiting', 'published'];

/** Event photos as staff see them. */
@Injectable()
export class AdminEventPhotosQueries {
  constructor(
    private readonly eventPhotosService: EventPhotosService,
    private readonly mediaService: MediaService,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /** Those of the files that the event has; one that failed is retried when it is sent again. */
  async findKnownDigests(eventId: string, digests: string[]): Promise<KnownPhotos> {
    const photos = await this.eventPhotosService.findBySha256(eventId, digests);
    return {
      known: photos.filter(({ state }) => state !== 'failed').map(({ sha256 }) => sha256),
      failed: photos
        .filter(({ state }) => state === 'failed')
        .map(({ sha256, failureReason }) => ({ sha256, failureReason: failureReason ?? '' })),
    };
  }

  /** In any state, in the order of capture. */
  async listByEvent(event: CachedEvent): Promise<AdminEventPhoto[]> {
    const photos = await this.eventPhotosService.findByEvent(event.id);
    const [names, pictures] = await Promise.all([
      this.eventPhotosService.findGuestNames(photos.flatMap(({ guestId }) => guestId ?? [])),
      this.mediaService.findPictures(photos.flatMap((photo) => visibleMediaId(photo) ?? [])),
    ]);
    const now = this.clock.now();
    const { key } = this.settings.guestPasses;
    const pictureById = new Map(
      pictures.map((picture) => [picture.id, grantPicture(event, picture, now, key)]),
    );
    return photos.map((photo) => ({
      id: photo.id,
      fileName: photo.fileName,
      sha256: photo.sha256,
      state: photo.state,
      failureReason: photo.failureReason,
      caption: photo.caption,
      version: photo.version,
      capturedAt: photo.capturedAt.toISOString(),
      seq: photo.seq,
      picture: pictureById.get(visibleMediaId(photo) ?? '') ?? null,
      isAvailableForOrder: photo.isAvailableForOrder,
      visitorName: names.get(photo.guestId ?? '') ?? null,
    }));
  }

  /** Photos of all events that wait for approval, and those that failed. */
  attention(): AttentionPart[] {
    return this.eventPhotosService.attention();
  }
}

const visibleMediaId = ({ state, mediaId }: StoredEventPhoto): string | null =>
  STATES_WITH_PICTURE.includes(state) ? mediaId : null;
