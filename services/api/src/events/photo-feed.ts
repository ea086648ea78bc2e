import { Injectable } from '@nestjs/common';
import { MediaService } from '../media';
import type { EventPhoto } from './dto/event-photo.dto';
import type { EventPhotoEntity } from './event-photo.entity';
import type { KnownEvent } from './known-events';
import { EventPhotosStore } from './event-photos.store';
import { altOf, presentPhoto } from './photo.presenter';

/** As many evenings are kept; they rarely overlap. The one begun longest ago goes first. */
const MOST_EVENTS = 20;

/** An event that is known to have come this far. */
type EventRevision = Pick<KnownEvent, 'id' | 'revision'>;

/** An event's photographs as of one revision. */
export interface Feed {
  revision: number;
  /** By id, withdrawn ones included. */
  photos: ReadonlyMap<string, EventPhoto>;
}

const EMPTY: Feed = { revision: 0, photos: new Map() };

/**
 * The photographs of events, kept in memory and brought forward by what changed since: a page that fetches one new
 * photograph of two thousand costs one row. Two queries for any number of changes, shared by all who wait for them.
 */
@Injectable()
export class PhotoFeed {
  private readonly feeds = new Map<string, Feed>();
  private readonly reading = new Map<string, { revision: number; feed: Promise<Feed> }>();

  constructor(
    private readonly store: EventPhotosStore,
    private readonly media: MediaService,
  ) {}

  /** The revision that answers are tagged with. No query. */
  revisionOf({ id, revision }: KnownEvent): number {
    return Math.max(revision, this.feeds.get(id)?.revision ?? 0);
  }

  /** Under which answers of the event's feed are known to be the same (ETag). No query. */
  tagOf(event: KnownEvent): string {
    return `"${this.revisionOf(event)}"`;
  }

  /** Photographs on the feed in the order of publication, from after this number on. */
  async published(event: KnownEvent, since = 0): Promise<EventPhoto[]> {
    const { photos } = await this.of(event);
    return [...photos.values()]
      .filter(({ isWithdrawn, seq }) => !isWithdrawn && seq > since)
      .toSorted((a, b) => a.seq - b.seq);
  }

  /** What changed after this revision, in the order of the changes; withdrawn photographs are told as such. */
  async changedAfter(event: EventRevision, revision: number): Promise<EventPhoto[]> {
    const { photos } = await this.of(event);
    return [...photos.values()]
      .filter((photo) => photo.revision > revision)
      .toSorted((a, b) => a.revision - b.revision);
  }

  /** One photograph on the feed; null when there is none, or it was withdrawn. */
  async find(event: KnownEvent, photoId: string): Promise<EventPhoto | null> {
    const photo = (await this.of(event)).photos.get(photoId);
    return photo && !photo.isWithdrawn ? photo : null;
  }

  /** All photographs, as of the event's revision or a later one. */
  async of(event: EventRevision): Promise<Feed> {
    const known = this.feeds.get(event.id) ?? EMPTY;
    if (known.revision >= event.revision) return known;
    const underWay = this.reading.get(event.id);
    if (underWay && underWay.revision >= event.revision) return underWay.feed;
    const reading = { revision: event.revision, feed: this.broughtForward(event) };
    this.reading.set(event.id, reading);
    try {
      return await reading.feed;
    } finally {
      if (this.reading.get(event.id) === reading) this.reading.delete(event.id);
    }
  }

  private async broughtForward({ id, revision }: EventRevision): Promise<Feed> {
    const known = this.feeds.get(id) ?? EMPTY;
    const changed = await this.store.changedAfter(id, known.revision);
    const photos = new Map(known.photos);
    for (const photo of await this.presented(changed)) photos.set(photo.id, photo);
    const feed = { revision: Math.max(revision, ...changed.map((photo) => photo.revision ?? 0)), photos };
    this.keep(id, feed);
    return feed;
  }

  private async presented(photos: readonly EventPhotoEntity[]): Promise<EventPhoto[]> {
    const uses = photos.flatMap((photo) =>
      photo.mediaId === null ? [] : [{ mediaId: photo.mediaId, alt: altOf(photo) }],
    );
    const pictures = await this.media.picturesInPlace(uses);
    const pictureOf = new Map(uses.map(({ mediaId }, index) => [mediaId, pictures[index] ?? null]));
    return photos.map((photo) =>
      presentPhoto(photo, photo.mediaId === null ? null : (pictureOf.get(photo.mediaId) ?? null)),
    );
  }

  private keep(id: string, feed: Feed): void {
    // Of two readings at once the later may be done first.
    if ((this.feeds.get(id)?.revision ?? 0) > feed.revision) return;
    const [oldest] = this.feeds.keys();
    if (!this.feeds.has(id) && this.feeds.size >= MOST_EVENTS && oldest !== undefined)
      this.feeds.delete(oldest);
    this.feeds.set(id, feed);
  }
}
