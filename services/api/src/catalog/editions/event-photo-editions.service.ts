import {
  EVENT_PHOTO_MEDIUM,
  eventPhotoSizes,
  parseSize,
  type EventPhotoSize,
  type EventPhotoOrientation,
} from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { v5 as namedId } from 'uuid';
import { Clock, Database, Settings } from '../../platform';
import type { NewEdition } from '../catalog.store';
import type { PurchasableEdition } from './purchasable-editions.service';
import { EventPhotoEditionsStore } from './event-photo-editions.store';
import { PrintsStore } from '../prints/prints.store';

/** A photograph of an event, as it is sold. */
export interface PurchasableEventPhoto {
  id: string;
  orientation: EventPhotoOrientation;
  /** Its caption, or its place in the event. */
  title: string;
  /** The event's title. */
  series: string;
  year: number;
  pictureId: string | null;
}

/** A size of a photograph with the numbers of this moment. */
export interface EventPhotoEdition extends EventPhotoSize {
  editionId: string;
  /** Numbers that are not sold; those on hold are among them. */
  remaining: number;
  held: number;
}

/** A size of a photograph of which a number is sold or on hold. */
export interface SellingEdition {
  photoId: string;
  size: string;
  total: number;
  sold: number;
  held: number;
}

/** Namespace of the ids below, chosen once. */
const EDITION_ID_NAMESPACE = '6f0f9a52-6d0c-4f43-9d7e-2a0f6c5b1e84';

/** A photograph in a size has one edition for ever: its id follows from both, so that two first buyers open the same. */
const editionIdOf = (photoId: string, size: string): string =>
  namedId(`${photoId} ${size}`, EDITION_ID_NAMESPACE);

/** The numbered prints of events' photographs, in the same ledger as those of artworks. */
@Injectable()
export class EventPhotoEditionsService {
  constructor(
    private readonly database: Database,
    private readonly eventPhotoEditionsStore: EventPhotoEditionsStore,
    private readonly printsStore: PrintsStore,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  /** Every size of a photograph, opened or not. One query. */
  async listForPhoto(photo: Pick<PurchasableEventPhoto, 'id' | 'orientation'>): Promise<EventPhotoEdition[]> {
    const countsOf = await this.eventPhotoEditionsStore.countByEdition([photo.id], this.clock.now());
    return eventPhotoSizes(this.settings.priceBook, photo.orientation).map((proposed) => {
      const editionId = editionIdOf(photo.id, proposed.size);
      const counts = countsOf(editionId);
      const size = withFixedPrice(proposed, counts);
      const remaining = size.total - (counts?.sold ?? 0);
      return { ...size, editionId, remaining, held: counts?.held ?? 0 };
    });
  }

  /** The editions of these photographs that have begun to sell, smaller prices first. Two queries for any number. */
  async listSelling(photoIds: readonly string[]): Promise<SellingEdition[]> {
    const editions = await this.eventPhotoEditionsStore.listByPhotos([...photoIds]);
    if (editions.length === 0) return [];
    const opened = [...new Set(editions.flatMap(({ photoId }) => photoId ?? []))];
    const countsOf = await this.eventPhotoEditionsStore.countByEdition(opened, this.clock.now());
    return editions.flatMap(({ id, photoId, size, total }) => {
      const { sold = 0, held = 0 } = countsOf(id) ?? {};
      return photoId === null || sold + held === 0 ? [] : [{ photoId, size, total, sold, held }];
    });
  }

  /** The photographs in these sizes as they are for sale now; null for a size that is not sold. One query. */
  async findPurchasable(
    wanted: readonly { photo: PurchasableEventPhoto | null; size: string }[],
  ): Promise<(PurchasableEdition | null)[]> {
    const ids = wanted.flatMap(({ photo }) => photo?.id ?? []);
    if (ids.length === 0) return wanted.map(() => null);
    const countsOf = await this.eventPhotoEditionsStore.countByEdition(ids, this.clock.now());
    return wanted.map(({ photo, size: asked }) => {
      const key = parseSize(asked) ?? asked;
      const sold =
        photo &&
        eventPhotoSizes(this.settings.priceBook, photo.orientation).find((each) => each.size === key);
      if (!photo || !sold) return null;
      const editionId = editionIdOf(photo.id, key);
      const counts = countsOf(editionId);
      return toPurchasableEdition(
        photo,
        withFixedPrice(sold, counts),
        editionId,
        counts?.available ?? sold.total,
      );
    });
  }

  /** Of which photographs these are editions. One query. */
  async findPhotoIds(editionIds: readonly string[]): Promise<string[]> {
    return this.eventPhotoEditionsStore.findPhotoIds([...editionIds]);
  }

  /**
   * Opens the editions of photographs that nobody has bought before, with all their numbers; those that are open stay
   * as they are, at the price they were opened with. In a transaction of its own: an edition that is open and unsold
   * promises nothing, and buyers who come at once wait for each other no longer than this takes.
   */
  async createMissing(items: readonly PurchasableEdition[]): Promise<void> {
    const editions = items.flatMap((item) => newEdition(item) ?? []);
    if (editions.length === 0) return;
    const known = await this.eventPhotoEditionsStore.findExisting(editions.map(({ id }) => id));
    const missing = editions
      .filter(({ id }) => !known.includes(id))
      .toSorted((a, b) => (a.id < b.id ? -1 : 1));
    if (missing.length === 0) return;
    await this.database.transaction(async () => {
      for (const edition of missing) {
        if (await this.eventPhotoEditionsStore.insertIfMissing(edition))
          await this.printsStore.addPrints(edition);
      }
    });
  }
}

/** An edition that somebody has opened keeps its price, whatever the book says since. */
const withFixedPrice = (size: EventPhotoSize, opened: { priceCents: number } | undefined): EventPhotoSize =>
  opened ? { ...size, priceCents: opened.priceCents } : size;

function toPurchasableEdition(
  photo: PurchasableEventPhoto,
  size: EventPhotoSize,
  editionId: string,
  available: number,
): PurchasableEdition {
  return {
    artworkId: photo.id,
    photoId: photo.id,
    editionId,
    title: photo.title,
    slug: '',
    series: photo.series,
    year: photo.year,
    medium: EVENT_PHOTO_MEDIUM,
    size: size.size,
    kind: size.kind,
    frameSize: size.frameSize,
    frameStyle: size.frameStyle,
    frameStyles: [...size.frameStyles],
    priceCents: size.priceCents,
    total: size.total,
    available,
    isHidden: false,
    reserved: 0,
    isOffSale: false,
    shippingClass: size.shippingClass,
    pictureId: photo.pictureId,
  };
}

function newEdition(item: PurchasableEdition): NewEdition | null {
  if (item.photoId === null) return null;
  return {
    id: item.editionId,
    artworkId: null,
    photoId: item.photoId,
    position: 0,
    size: item.size,
    kind: item.kind,
    label: null,
    enabled: true,
    priceCents: item.priceCents,
    total: item.total,
    frameSize: item.frameSize,
    frameStyle: item.frameStyle,
    customFrameStyle: null,
    shippingClass: item.shippingClass,
    productionCostCents: null,
  };
}
