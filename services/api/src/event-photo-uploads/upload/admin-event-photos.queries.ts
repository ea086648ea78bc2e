import { Injectable } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional, OmitType } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import {
  EVENT_PHOTO_STATES,
  EventPhotosService,
  grantPicture,
  type EventPhotoState,
  type CachedEvent,
  type StoredEventPhoto,
} from '../../events';
import { MediaService, Picture } from '../../media';
import {
  type AttentionPart,
  Clock,
  decodeTimeCursor,
  listPage,
  ListQuery,
  Settings,
  type KeysetList,
} from '../../platform';

/** A file of which no pictures could be rendered. */
class FailedPhotoFile {
  @ApiProperty() sha256: string;
  @ApiProperty({ description: 'Why it failed, as a sentence' }) failureReason: string;
}

/** Which of the files the event has. */
export class KnownPhotos {
  @ApiProperty({ type: [String], description: 'Files that need not be sent' }) known: string[];
  @ApiProperty({
    type: [FailedPhotoFile],
    description: 'Files that failed earlier; sending one again retries it',
  })
  failed: FailedPhotoFile[];
}

/** A photo in any state, as staff see it. */
export class AdminEventPhoto {
  @ApiProperty() id: string;
  @ApiProperty() fileName: string;
  @ApiProperty() sha256: string;
  @ApiProperty({ enum: EVENT_PHOTO_STATES }) state: EventPhotoState;
  @ApiProperty({ type: String, nullable: true, description: 'Why it failed, as a sentence' }) failureReason:
    | string
    | null;
  @ApiProperty() caption: string;
  @ApiProperty({ description: 'Send it with a change of the caption' }) version: number;
  @ApiProperty({ format: 'date-time' }) capturedAt: string;
  @ApiProperty({ type: Number, nullable: true, description: 'Position in the order of publication' })
  seq: number | null;
  @ApiProperty({
    type: Picture,
    nullable: true,
    description: 'Null until it is rendered, and once withdrawn',
  })
  picture: Picture | null;
  @ApiProperty() isAvailableForOrder: boolean;
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'The guest whose code was photographed before it',
  })
  visitorName: string | null;
}

/** How many photos the event has, regardless of the filter. */
class AdminEventPhotoCounts implements Record<EventPhotoState | 'for-sale', number> {
  @ApiProperty() received: number;
  @ApiProperty() waiting: number;
  @ApiProperty() published: number;
  @ApiProperty() withdrawn: number;
  @ApiProperty() failed: number;
  @ApiProperty() 'code-frame': number;
  @ApiProperty({ description: 'Published photos that can be ordered' }) 'for-sale': number;
}

/** A page of an event's photos in the order of capture. */
export class AdminEventPhotoList {
  @ApiProperty({ type: [AdminEventPhoto] }) items: AdminEventPhoto[];
  @ApiProperty({ description: 'Total across all pages' }) total: number;
  @ApiProperty({ type: String, nullable: true }) nextCursor: string | null;
  @ApiProperty({ type: AdminEventPhotoCounts }) counts: AdminEventPhotoCounts;
}

const LISTED_STATES = [...EVENT_PHOTO_STATES, 'for-sale'] as const;
const SORTS = ['latest', 'earliest'] as const;

/** Query of `GET /api/admin/studio-events/{id}/photos`. */
export class AdminEventPhotoListQuery extends OmitType(ListQuery, ['q']) {
  @ApiPropertyOptional({
    enum: LISTED_STATES,
    description: 'By default, all; `for-sale`: published and can be ordered',
  })
  @IsOptional()
  @IsIn(LISTED_STATES)
  state?: (typeof LISTED_STATES)[number];

  @ApiPropertyOptional({ enum: SORTS, default: 'latest', description: 'Order of capture' })
  @IsOptional()
  @IsIn(SORTS)
  sort?: (typeof SORTS)[number];
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

  /** Which of the files the event already has. A failed one is retried when it is sent again. */
  async findKnownDigests(eventId: string, digests: string[]): Promise<KnownPhotos> {
    const photos = await this.eventPhotosService.findBySha256(eventId, digests);
    return {
      known: photos.filter(({ state }) => state !== 'failed').map(({ sha256 }) => sha256),
      failed: photos
        .filter(({ state }) => state === 'failed')
        .map(({ sha256, failureReason }) => ({ sha256, failureReason: failureReason ?? '' })),
    };
  }

  /**
   * A page of the event's photos, with how many it has. Four queries.
   * @throws AppError `validation_failed` for an invalid cursor
   */
  async list(
    event: CachedEvent,
    { state, sort, ...query }: AdminEventPhotoListQuery,
  ): Promise<AdminEventPhotoList> {
    const filter = { eventId: event.id, state, order: sort === 'earliest' ? 'ASC' : 'DESC' } as const;
    const counts = this.eventPhotosService.count(event.id);
    const list: KeysetList<StoredEventPhoto> = {
      read: async (cursor, limit) => this.eventPhotosService.page(filter, decodeTimeCursor(cursor), limit),
      count: async () => totalOf(await counts, state),
      cursorOf: ({ capturedAt, id }) => [capturedAt, id],
    };
    const page = await listPage(list, query, (photos) => this.present(event, photos));
    return { ...page, counts: await counts };
  }

  /** Photos of all events that wait for approval, and those that failed. */
  attention(): AttentionPart[] {
    return this.eventPhotosService.attention();
  }

  private async present(event: CachedEvent, photos: readonly StoredEventPhoto[]): Promise<AdminEventPhoto[]> {
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
}

const totalOf = (counts: AdminEventPhotoCounts, state: AdminEventPhotoListQuery['state']): number =>
  state ? counts[state] : EVENT_PHOTO_STATES.reduce((total, each) => total + counts[each], 0);

const visibleMediaId = ({ state, mediaId }: StoredEventPhoto): string | null =>
  STATES_WITH_PICTURE.includes(state) ? mediaId : null;
