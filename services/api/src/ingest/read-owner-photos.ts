import { Injectable } from '@nestjs/common';
import { PhotoRecords, type EventPhotoState, type KnownEvent, type KnownPhoto } from '../events';
import { MediaService, type Picture } from '../media';
import { Clock, Settings } from '../platform';
import type { OwnerPhoto } from './dto/owner-photo.dto';
import type { KnownDigests } from './dto/photo-digests.dto';
import { writeGrant } from './picture-grant';

/** States in which a photograph's files are given out. */
const SHOWN: readonly EventPhotoState[] = ['waiting', 'published'];

/** What the owner sees of an event's photographs. */
@Injectable()
export class ReadOwnerPhotos {
  constructor(
    private readonly photos: PhotoRecords,
    private readonly media: MediaService,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /** Of these files, by their hashes, those that the event has; one that failed is tried again when it is sent. */
  async known(eventId: string, digests: string[]): Promise<KnownDigests> {
    const photos = await this.photos.known(eventId, digests);
    return {
      known: photos.filter(({ state }) => state !== 'failed').map(({ sha256 }) => sha256),
      failed: photos
        .filter(({ state }) => state === 'failed')
        .map(({ sha256, fault }) => ({ sha256, fault: fault ?? '' })),
    };
  }

  /** Everything that came in for an event, in the order of capture. */
  async of(event: KnownEvent): Promise<OwnerPhoto[]> {
    const photos = await this.photos.ofEvent(event.id);
    const [names, pictures] = await Promise.all([
      this.photos.guestNames(photos.flatMap(({ visitorId }) => visitorId ?? [])),
      this.media.pictures(photos.flatMap((photo) => shownMedia(photo) ?? [])),
    ]);
    const pictureById = new Map(pictures.map((picture) => [picture.id, this.openToOwner(event, picture)]));
    return photos.map((photo) => ({
      id: photo.id,
      fileName: photo.fileName,
      sha256: photo.sha256,
      state: photo.state,
      fault: photo.fault,
      caption: photo.caption,
      capturedAt: photo.capturedAt.toISOString(),
      seq: photo.seq,
      picture: pictureById.get(shownMedia(photo) ?? '') ?? null,
      isAvailableForOrder: photo.isAvailableForOrder,
      visitorName: names.get(photo.visitorId ?? '') ?? null,
    }));
  }

  /** Files of a VIP-only event are guarded; all others are not, and keep their one address. */
  private openToOwner({ id: eventId, isVipOnly }: KnownEvent, picture: Picture): Picture {
    if (!isVipOnly) return picture;
    const granted = { eventId, mediaId: picture.id };
    const grant = writeGrant(granted, this.clock.now(), this.settings.eventPasses.key);
    return Object.assign({ grant }, picture);
  }
}

const shownMedia = ({ state, mediaId }: KnownPhoto): string | null =>
  SHOWN.includes(state) ? mediaId : null;
