import {
  EVENT_PHOTO_MEDIUM,
  eventPhotoSizes,
  mapEditionTexts,
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

/** An event photo as it is sold. */
export interface PurchasableEventPhoto {
  id: string;
  orientation: EventPhotoOrientation;
  /** Its caption, or its number in the event. */
  title: string;
  /** The event's title. */
  series: string;
  year: number;
  pictureId: string | null;
}

/** A size of an event photo with its current counts. */
export interface EventPhotoEdition extends EventPhotoSize {
  editionId: string;
  /** Prints that are not sold, including held ones. */
  remaining: number;
  held: number;
  /** When the first held print becomes available if nobody buys it. */
  heldUntil: Date | null;
  /** The same for prints that unpaid checkouts and carts hold. */
  unpaidUntil: Date | null;
}

/** A size of an event photo with a sold or held print. */
export interface SellingEdition {
  photoId: string;
  size: string;
  total: number;
  sold: number;
  held: number;
}

/** Namespace of the ids below, chosen once. */
const EDITION_ID_NAMESPACE = '6f0f9a52-6d0c-4f43-9d7e-2a0f6c5b1e84';

/**
 * An event photo in a size has one edition forever: its id is derived from both, so that two simultaneous first buyers
 * create the same one.
 */
const editionIdOf = (photoId: string, size: string): string =>
  namedId(`${photoId} ${size}`, EDITION_ID_NAMESPACE);

/** The numbered prints of event photos, in the same ledger as those of artworks. */
@Injectable()
export class EventPhotoEditionsService {
  constructor(
    private readonly database: Database,
    private readonly eventPhotoEditionsStore: EventPhotoEditionsStore,
    private readonly printsStore: PrintsStore,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  /** Every size of an event photo, whether or not its edition exists. One query. */
  async listForPhoto(photo: Pick<PurchasableEventPhoto, 'id' | 'orientation'>): Promise<EventPhotoEdition[]> {
    const countsOf = await this.eventPhotoEditionsStore.countByEdition([photo.id], this.clock.now());
    return eventPhotoSizes(this.settings.priceBook, photo.orientation).map((proposed) => {
      const editionId = editionIdOf(photo.id, proposed.size);
      const counts = countsOf(editionId);
      const size = withFixedPrice(proposed, counts);
      const { sold = 0, held = 0, heldUntil = null, unpaidUntil = null } = counts ?? {};
      return { ...size, editionId, remaining: size.total - sold, held, heldUntil, unpaidUntil };
    });
  }

  /** Whether any of these event photos has an edition: the first purchase creates it, and it stays. */
  async hasEditions(photoIds: readonly string[]): Promise<boolean> {
    return (await this.eventPhotoEditionsStore.listByPhotos([...photoIds])).length > 0;
  }

  /** The editions of these event photos with a sold or held print, cheapest first. Two queries. */
  async listSelling(photoIds: readonly string[]): Promise<SellingEdition[]> {
    const editions = await this.eventPhotoEditionsStore.listByPhotos([...photoIds]);
    if (editions.length === 0) return [];
    const existing = [...new Set(editions.flatMap(({ photoId }) => photoId ?? []))];
    const countsOf = await this.eventPhotoEditionsStore.countByEdition(existing, this.clock.now());
    return editions.flatMap(({ id, photoId, size, total }) => {
      const { sold = 0, held = 0 } = countsOf(id) ?? {};
      return photoId === null || sold + held === 0 ? [] : [{ photoId, size, total, sold, held }];
    });
  }

  /** The event photos in these sizes as they are for sale now; null for a size that is not sold. One query. */
  async findPurchasable(
    requests: readonly { photo: PurchasableEventPhoto | null; size: string }[],
  ): Promise<(PurchasableEdition | null)[]> {
    const ids = requests.flatMap(({ photo }) => photo?.id ?? []);
    if (ids.length === 0) return requests.map(() => null);
    const countsOf = await this.eventPhotoEditionsStore.countByEdition(ids, this.clock.now());
    return requests.map(({ photo, size: requestedSize }) => {
      const key = parseSize(requestedSize) ?? requestedSize;
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
        counts ?? { available: sold.total, nextNumber: 1 },
      );
    });
  }

  /** The event photos of these editions. One query. */
  async findPhotoIds(editionIds: readonly string[]): Promise<string[]> {
    return this.eventPhotoEditionsStore.findPhotoIds([...editionIds]);
  }

  /**
   * Creates editions of event photos that nobody has bought before, with all their prints; existing ones keep their
   * price. Runs in its own transaction: an unsold edition promises nothing, and simultaneous buyers wait for each other
   * only this long.
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

/** An existing edition keeps its price when the price book changes. */
const withFixedPrice = (size: EventPhotoSize, existing: { priceCents: number } | undefined): EventPhotoSize =>
  existing ? { ...size, priceCents: existing.priceCents } : size;

function toPurchasableEdition(
  photo: PurchasableEventPhoto,
  size: EventPhotoSize,
  editionId: string,
  { available, nextNumber }: Pick<PurchasableEdition, 'available' | 'nextNumber'>,
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
    customFrame: null,
    frameStyles: [...size.frameStyles],
    priceCents: size.priceCents,
    total: size.total,
    available,
    nextNumber,
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
    ...mapEditionTexts(() => null),
    shippingClass: item.shippingClass,
    productionCostCents: null,
  };
}
