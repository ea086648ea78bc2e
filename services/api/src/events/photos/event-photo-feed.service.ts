import { Injectable } from '@nestjs/common';
import {
  eventPhotoOrientation,
  eventPhotoTitle,
  EVENT_PHOTO_ORIENTATIONS,
  type EventPhotoOrientation,
} from '@gallery/domain';
import { MediaService, PLACEHOLDER_URL, pictureUrl, Picture } from '../../media';
import type { EventPhotoEntity } from '../entities/event-photo.entity';
import type { CachedEvent } from '../event-cache.service';
import { EventPhotosStore } from './event-photos.store';
import { MAX_CACHED_FEEDS } from '../events-policy';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, IsOptional, Max, Min } from 'class-validator';

/** The maximum of the counters' columns. */
const MAX_COUNTER = 4_294_967_295;

/** A photo in the feed. */
export class EventPhoto {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty({ description: 'URL of one of its files; empty once it is withdrawn' }) imageUrl: string;
  @ApiProperty() caption: string;
  @ApiProperty({ format: 'date-time', description: 'When it was published' }) createdAt: string;
  @ApiProperty() isAvailableForOrder: boolean;
  @ApiProperty({ description: 'Paid orders of the event photo' }) orderCount: number;
  @ApiProperty() photographer: string;
  @ApiProperty({ description: 'Position in the event, from 1 without gaps' }) seq: number;
  @ApiProperty({ description: "The event's revision at which it last changed" }) revision: number;
  @ApiProperty({ description: 'Whether it was taken off the feed' }) isWithdrawn: boolean;
  @ApiProperty({ format: 'date-time' }) capturedAt: string;
  @ApiProperty({ enum: EVENT_PHOTO_ORIENTATIONS, description: 'Derived from width and height' })
  orientation: EventPhotoOrientation;
  @ApiProperty({ type: Picture, nullable: true }) picture: Picture | null;
}

/** What changed since the page last loaded the feed. */
export class EventPhotosQuery {
  @ApiPropertyOptional({ description: 'Only photos published after this number' })
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(0)
  @Max(MAX_COUNTER)
  since?: number;

  @ApiPropertyOptional({
    description: 'All changes after this revision, including withdrawn photos',
  })
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(0)
  @Max(MAX_COUNTER)
  revision?: number;
}

/** A photo for the older reader of the feed. */
export class LiveUpload {
  @ApiProperty() url: string;
  @ApiProperty({ description: 'Id of the photo, by which pages merge it with the feed' })
  driveId: string;
  @ApiProperty() filename: string;
}

export class LiveUploadsQuery {
  @ApiPropertyOptional({ description: 'By default, the current event' })
  @IsOptional()
  eventId?: string;
}

type EventRevision = Pick<CachedEvent, 'id' | 'revision'>;

/** An event's photos at one revision. */
export interface EventPhotoFeed {
  revision: number;
  /** By id, withdrawn photos included. */
  photos: ReadonlyMap<string, EventPhoto>;
}

const EMPTY: EventPhotoFeed = { revision: 0, photos: new Map() };

/**
 * The photos of events, cached and updated with only what changed since: one new photo among two thousand costs one
 * row. Two queries for any number of changes, shared by all callers that wait for them.
 */
@Injectable()
export class EventPhotoFeedService {
  private readonly feeds = new Map<string, EventPhotoFeed>();
  private readonly loading = new Map<string, { revision: number; feed: Promise<EventPhotoFeed> }>();

  constructor(
    private readonly eventPhotosStore: EventPhotosStore,
    private readonly mediaService: MediaService,
  ) {}

  /** The ETag of the event's feed, for pages that may already have all of it. No query. */
  etagOf({ id, revision }: CachedEvent): string {
    return `"${Math.max(revision, this.feeds.get(id)?.revision ?? 0)}"`;
  }

  /** What a page requests, and the revision up to which it then has every change. */
  async findForPage(
    event: CachedEvent,
    { since, revision }: EventPhotosQuery,
  ): Promise<{ photos: EventPhoto[]; revision: number }> {
    const feed = await this.load(event);
    const photos = revision === undefined ? publishedIn(feed, since) : changedIn(feed, revision);
    return { photos, revision: feed.revision };
  }

  /** Published photos in the order of publication. */
  async findPublished(event: CachedEvent): Promise<EventPhoto[]> {
    return publishedIn(await this.load(event));
  }

  /** What changed after this revision, in the order of the changes, withdrawn photos included. */
  async findChangedAfter(event: EventRevision, revision: number): Promise<EventPhoto[]> {
    return changedIn(await this.load(event), revision);
  }

  /** A published photo; null if there is none or it was withdrawn. */
  async find(event: CachedEvent, photoId: string): Promise<EventPhoto | null> {
    const photo = (await this.load(event)).photos.get(photoId);
    return photo && !photo.isWithdrawn ? photo : null;
  }

  /**
   * All photos, as of the event's revision or a later one. It may be an earlier revision if the database does not show
   * the event's one yet, as on a cluster node that has just become the writer; the next call asks again.
   */
  async load(event: EventRevision): Promise<EventPhotoFeed> {
    const known = this.feeds.get(event.id) ?? EMPTY;
    if (known.revision >= event.revision) return known;
    const pending = this.loading.get(event.id);
    if (pending && pending.revision >= event.revision) return pending.feed;
    const load = { revision: event.revision, feed: this.loadChanges(event) };
    this.loading.set(event.id, load);
    try {
      return await load.feed;
    } finally {
      if (this.loading.get(event.id) === load) this.loading.delete(event.id);
    }
  }

  private async loadChanges({ id }: EventRevision): Promise<EventPhotoFeed> {
    const known = this.feeds.get(id) ?? EMPTY;
    const changed = await this.eventPhotosStore.findChangedAfter(id, known.revision);
    const photos = new Map(known.photos);
    for (const photo of await this.present(changed)) photos.set(photo.id, photo);
    const revision = Math.max(known.revision, ...changed.map((photo) => photo.revision ?? 0));
    const feed = { revision, photos };
    this.cache(id, feed);
    return feed;
  }

  private async present(photos: readonly EventPhotoEntity[]): Promise<EventPhoto[]> {
    const uses = photos.flatMap((photo) =>
      photo.mediaId === null ? [] : [{ mediaId: photo.mediaId, alt: altTextOf(photo) }],
    );
    const pictures = await this.mediaService.findPicturesForUses(uses);
    const pictureOf = new Map(uses.map(({ mediaId }, index) => [mediaId, pictures[index] ?? null]));
    return photos.map((photo) =>
      presentEventPhoto(photo, photo.mediaId === null ? null : (pictureOf.get(photo.mediaId) ?? null)),
    );
  }

  private cache(id: string, feed: EventPhotoFeed): void {
    // Of two simultaneous loads, the later one may finish first.
    if ((this.feeds.get(id)?.revision ?? 0) > feed.revision) return;
    const [oldest] = this.feeds.keys();
    if (!this.feeds.has(id) && this.feeds.size >= MAX_CACHED_FEEDS && oldest !== undefined)
      this.feeds.delete(oldest);
    this.feeds.set(id, feed);
  }
}

const publishedIn = ({ photos }: EventPhotoFeed, since = 0): EventPhoto[] =>
  [...photos.values()]
    .filter(({ isWithdrawn, seq }) => !isWithdrawn && seq > since)
    .toSorted((a, b) => a.seq - b.seq);

const changedIn = ({ photos }: EventPhotoFeed, revision: number): EventPhoto[] =>
  [...photos.values()]
    .filter((photo) => photo.revision > revision)
    .toSorted((a, b) => a.revision - b.revision);

/** For a withdrawn photo, guests see only that it was withdrawn. */
function presentEventPhoto(photo: EventPhotoEntity, picture: Picture | null): EventPhoto {
  const { id, publishedAt, createdAt, capturedAt, orderCount } = photo;
  const isWithdrawn = photo.state === 'withdrawn';
  const shown = isWithdrawn ? null : picture;
  return {
    id,
    imageUrl: isWithdrawn ? '' : shown ? pictureUrl(shown) : PLACEHOLDER_URL,
    caption: isWithdrawn ? '' : photo.caption,
    createdAt: (publishedAt ?? createdAt).toISOString(),
    isAvailableForOrder: !isWithdrawn && photo.isAvailableForOrder,
    orderCount,
    photographer: photo.photographer,
    seq: photo.seq ?? 0,
    revision: photo.revision ?? 0,
    isWithdrawn,
    capturedAt: capturedAt.toISOString(),
    orientation: eventPhotoOrientation(picture ?? { width: 0, height: 0 }),
    picture: shown,
  };
}

const altTextOf = ({ alt, caption, seq }: EventPhotoEntity): string =>
  alt || eventPhotoTitle({ caption, seq: seq ?? 0 });
