import { Injectable } from '@nestjs/common';
import { eventPhotoOrientation, eventPhotoTitle } from '@gallery/domain';
import { MediaService, PLACEHOLDER_URL, pictureUrl, type Picture } from '../../media';
import type { EventPhoto } from './dto/event-photo.dto';
import type { EventPhotoEntity } from '../entities/event-photo.entity';
import type { CachedEvent } from '../event-cache.service';
import { EventPhotosStore } from './event-photos.store';
import { MAX_CACHED_FEEDS } from '../events-policy';

type EventRevision = Pick<CachedEvent, 'id' | 'revision'>;

/** An event's photos as of one revision. */
export interface EventPhotoFeed {
  revision: number;
  /** By id, withdrawn photos included. */
  photos: ReadonlyMap<string, EventPhoto>;
}

const EMPTY: EventPhotoFeed = { revision: 0, photos: new Map() };

/**
 * The photos of events, cached and updated by what changed since: one new photo of two thousand costs one row. Two queries
 * for any number of changes, shared by all callers that wait for them.
 */
@Injectable()
export class EventPhotoFeedService {
  private readonly feeds = new Map<string, EventPhotoFeed>();
  private readonly loading = new Map<string, { revision: number; feed: Promise<EventPhotoFeed> }>();

  constructor(
    private readonly eventPhotosStore: EventPhotosStore,
    private readonly mediaService: MediaService,
  ) {}

  /** The revision that responses are tagged with. No query. */
  revisionOf({ id, revision }: CachedEvent): number {
    return Math.max(revision, this.feeds.get(id)?.revision ?? 0);
  }

  /** The ETag of the event's feed. No query. */
  etagOf(event: CachedEvent): string {
    return `"${this.revisionOf(event)}"`;
  }

  /** Published photos in the order of publication, after the number `since`. */
  async findPublished(event: CachedEvent, since = 0): Promise<EventPhoto[]> {
    const { photos } = await this.load(event);
    return [...photos.values()]
      .filter(({ isWithdrawn, seq }) => !isWithdrawn && seq > since)
      .toSorted((a, b) => a.seq - b.seq);
  }

  /** What changed after this revision, in the order of the changes, withdrawn photos included. */
  async findChangedAfter(event: EventRevision, revision: number): Promise<EventPhoto[]> {
    const { photos } = await this.load(event);
    return [...photos.values()]
      .filter((photo) => photo.revision > revision)
      .toSorted((a, b) => a.revision - b.revision);
  }

  /** A published photo; null when there is none, or it was withdrawn. */
  async find(event: CachedEvent, photoId: string): Promise<EventPhoto | null> {
    const photo = (await this.load(event)).photos.get(photoId);
    return photo && !photo.isWithdrawn ? photo : null;
  }

  /** All photos, as of the event's revision or a later one. */
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

  private async loadChanges({ id, revision }: EventRevision): Promise<EventPhotoFeed> {
    const known = this.feeds.get(id) ?? EMPTY;
    const changed = await this.eventPhotosStore.findChangedAfter(id, known.revision);
    const photos = new Map(known.photos);
    for (const photo of await this.present(changed)) photos.set(photo.id, photo);
    const feed = { revision: Math.max(revision, ...changed.map((photo) => photo.revision ?? 0)), photos };
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
    // Of two loads at once the later one may finish first.
    if ((this.feeds.get(id)?.revision ?? 0) > feed.revision) return;
    const [oldest] = this.feeds.keys();
    if (!this.feeds.has(id) && this.feeds.size >= MAX_CACHED_FEEDS && oldest !== undefined)
      this.feeds.delete(oldest);
    this.feeds.set(id, feed);
  }
}

/** Of a withdrawn photo guests see only that it was withdrawn. */
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
