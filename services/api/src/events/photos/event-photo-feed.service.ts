import { Injectable } from '@nestjs/common';
import { MediaService } from '../../media';
import type { EventPhoto } from './dto/event-photo.dto';
import type { EventPhotoEntity } from '../entities/event-photo.entity';
import type { CachedEvent } from '../event-cache.service';
import { EventPhotosStore } from './event-photos.store';
import { altTextOf, presentEventPhoto } from './event-photo.presenter';

/** As many evenings are kept; they rarely overlap. The one begun longest ago goes first. */
const MAX_CACHED_EVENTS = 20;

/** An event that is known to have come this far. */
type EventRevision = Pick<CachedEvent, 'id' | 'revision'>;

/** An event's photographs as of one revision. */
export interface EventPhotoFeed {
  revision: number;
  /** By id, withdrawn ones included. */
  photos: ReadonlyMap<string, EventPhoto>;
}

const EMPTY: EventPhotoFeed = { revision: 0, photos: new Map() };

/**
 * The photographs of events, kept in memory and brought forward by what changed since: a page that fetches one new
 * photograph of two thousand costs one row. Two queries for any number of changes, shared by all who wait for them.
 */
@Injectable()
export class EventPhotoFeedService {
  private readonly feeds = new Map<string, EventPhotoFeed>();
  private readonly reading = new Map<string, { revision: number; feed: Promise<EventPhotoFeed> }>();

  constructor(
    private readonly eventPhotosStore: EventPhotosStore,
    private readonly mediaService: MediaService,
  ) {}

  /** The revision that answers are tagged with. No query. */
  revisionOf({ id, revision }: CachedEvent): number {
    return Math.max(revision, this.feeds.get(id)?.revision ?? 0);
  }

  /** Under which answers of the event's feed are known to be the same (ETag). No query. */
  etagOf(event: CachedEvent): string {
    return `"${this.revisionOf(event)}"`;
  }

  /** Photographs on the feed in the order of publication, from after this number on. */
  async findPublished(event: CachedEvent, since = 0): Promise<EventPhoto[]> {
    const { photos } = await this.load(event);
    return [...photos.values()]
      .filter(({ isWithdrawn, seq }) => !isWithdrawn && seq > since)
      .toSorted((a, b) => a.seq - b.seq);
  }

  /** What changed after this revision, in the order of the changes; withdrawn photographs are told as such. */
  async findChangedAfter(event: EventRevision, revision: number): Promise<EventPhoto[]> {
    const { photos } = await this.load(event);
    return [...photos.values()]
      .filter((photo) => photo.revision > revision)
      .toSorted((a, b) => a.revision - b.revision);
  }

  /** One photograph on the feed; null when there is none, or it was withdrawn. */
  async find(event: CachedEvent, photoId: string): Promise<EventPhoto | null> {
    const photo = (await this.load(event)).photos.get(photoId);
    return photo && !photo.isWithdrawn ? photo : null;
  }

  /** All photographs, as of the event's revision or a later one. */
  async load(event: EventRevision): Promise<EventPhotoFeed> {
    const known = this.feeds.get(event.id) ?? EMPTY;
    if (known.revision >= event.revision) return known;
    const underWay = this.reading.get(event.id);
    if (underWay && underWay.revision >= event.revision) return underWay.feed;
    const reading = { revision: event.revision, feed: this.loadChanges(event) };
    this.reading.set(event.id, reading);
    try {
      return await reading.feed;
    } finally {
      if (this.reading.get(event.id) === reading) this.reading.delete(event.id);
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
    // Of two readings at once the later may be done first.
    if ((this.feeds.get(id)?.revision ?? 0) > feed.revision) return;
    const [oldest] = this.feeds.keys();
    if (!this.feeds.has(id) && this.feeds.size >= MAX_CACHED_EVENTS && oldest !== undefined)
      this.feeds.delete(oldest);
    this.feeds.set(id, feed);
  }
}
