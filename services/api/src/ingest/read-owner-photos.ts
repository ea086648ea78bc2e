import { Injectable } from '@nestjs/common';
import type { EventPhotoEntity, EventPhotoState } from '../events';
import { MediaService } from '../media';
import type { OwnerPhoto } from './dto/owner-photo.dto';
import { IngestStore } from './ingest.store';

/** States in which a photograph's files are given out. */
const SHOWN: readonly EventPhotoState[] = ['waiting', 'published'];

/** What the owner sees of an event's photographs. */
@Injectable()
export class ReadOwnerPhotos {
  constructor(
    private readonly store: IngestStore,
    private readonly media: MediaService,
  ) {}

  /** Of these files, by their hashes, those that need not be sent: one that failed is tried again when it is. */
  async known(eventId: string, digests: string[]): Promise<string[]> {
    const known = await this.store.known(eventId, digests);
    return known.filter(({ state }) => state !== 'failed').map(({ sha256 }) => sha256);
  }

  /** Everything that came in for an event, in the order of capture. */
  async of(eventId: string): Promise<OwnerPhoto[]> {
    const photos = await this.store.ofEvent(eventId);
    const [visitors, pictures] = await Promise.all([
      this.store.visitors(photos.flatMap(({ visitorId }) => visitorId ?? [])),
      this.media.pictures(photos.flatMap((photo) => shownMedia(photo) ?? [])),
    ]);
    const pictureById = new Map(pictures.map((picture) => [picture.id, picture]));
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
      visitorName: visitors.get(photo.visitorId ?? '')?.name ?? null,
    }));
  }
}

const shownMedia = ({ state, mediaId }: EventPhotoEntity): string | null =>
  SHOWN.includes(state) ? mediaId : null;
