import { Injectable } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import {
  EVENT_PHOTO_STATES,
  EventPhotosService,
  grantPicture,
  type EventPhotoState,
  type CachedEvent,
  type StoredEventPhoto,
} from '../../events';
import { MediaService, Picture } from '../../media';
import { type AttentionPart, Clock, Settings } from '../../platform';

/** A file of which no pictures could be rendered. */
class FailedPhotoFile {
  @ApiProperty() sha256: string;
  @ApiProperty({ description: 'Why, in words' }) failureReason: string;
}

/** Those of the files that the event has. */
export class KnownPhotos {
  @ApiProperty({ type: [String], description: 'They need not be sent' }) known: string[];
  @ApiProperty({
    type: [FailedPhotoFile],
    description: 'They were sent before; sent again, they are tried again',
  })
  failed: FailedPhotoFile[];
}

/** A photo in any state, as staff see it. */
export class AdminEventPhoto {
  @ApiProperty() id: string;
  @ApiProperty() fileName: string;
  @ApiProperty() sha256: string;
  @ApiProperty({ enum: EVENT_PHOTO_STATES }) state: EventPhotoState;
  @ApiProperty({ type: String, nullable: true, description: 'Why it failed, in words' }) failureReason:
    | string
    | null;
  @ApiProperty() caption: string;
  @ApiProperty({ description: 'What a change of the caption is sent as of' }) version: number;
  @ApiProperty({ format: 'date-time' }) capturedAt: string;
  @ApiProperty({ type: Number, nullable: true, description: 'Place in the sequence of publication' })
  seq: number | null;
  @ApiProperty({ type: Picture, nullable: true, description: 'Null while there is none, and once withdrawn' })
  picture: Picture | null;
  @ApiProperty() isAvailableForOrder: boolean;
  @ApiProperty({ type: String, nullable: true, description: 'The guest whose photograph it is' })
  visitorName: string | null;
}

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
