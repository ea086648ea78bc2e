import {
  parseSize,
  type Cents,
  type EditionKind,
  type FrameStyle,
  type ShippingClass,
} from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform';
import { frameStylesOf } from '../artworks/artwork.presenter';
import { CatalogStore } from '../catalog.store';
import type { ArtworkEntity, ArtworkImageEntity } from '../entities/artwork.entity';
import type { EditionEntity } from '../entities/edition.entity';
import { groupBy } from '../group-by';
import { ReservationsStore, type ReservedPrint } from '../reservations/reservations.store';

/** What a buyer's item names: a work by id or by title, and a size in any spelling. */
export interface EditionReference {
  artworkId?: string;
  title?: string;
  size: string;
}

/** An edition as it is for sale now. Its price is the one that is charged. */
export interface PurchasableEdition {
  /** Of the artwork, or of the event's photograph. */
  artworkId: string;
  /** The same id again for a photograph; null for artworks. */
  photoId: string | null;
  editionId: string;
  title: string;
  slug: string;
  series: string;
  year: number;
  medium: string;
  /** Size key such as `30x20`. */
  size: string;
  kind: EditionKind;
  frameSize: string | null;
  /** The frame that is meant when none is chosen. */
  frameStyle: FrameStyle;
  /** The frames that may be chosen. */
  frameStyles: FrameStyle[];
  /** List price in cents; 0 means on inquiry, not for sale. */
  priceCents: Cents;
  total: number;
  /** Numbers that this buyer may take: the free ones and their own reservation. Of a hidden work, their own alone. */
  available: number;
  /** How many of these are reserved for this buyer. */
  reserved: number;
  /** The public does not see the work. */
  isHidden: boolean;
  /** The public is not offered the work, seen or not: nothing but the buyer's reservation may be taken. */
  isOffSale: boolean;
  shippingClass: ShippingClass;
  /** The photograph itself: the picture of the framed work shows one frame, and another may have been bought. */
  pictureId: string | null;
}

/** What a buyer may buy of the artworks. */
@Injectable()
export class PurchasableEditionsService {
  constructor(
    private readonly catalogStore: CatalogStore,
    private readonly reservationsStore: ReservationsStore,
    private readonly clock: Clock,
  ) {}

  /** As `Catalogue.findForSale`. */
  async find(
    references: readonly EditionReference[],
    collectorId: string | null,
  ): Promise<(PurchasableEdition | null)[]> {
    const own = collectorId === null ? [] : await this.activeReservations(collectorId);
    const artworks = await this.catalogStore.findByIdsOrTitles({
      ids: references.flatMap(({ artworkId }) => artworkId ?? []),
      titles: references.flatMap(({ artworkId, title }) => (artworkId === undefined ? (title ?? []) : [])),
      hiddenIds: own.map(({ artworkId }) => artworkId),
    });
    const items = artworks.length === 0 ? [] : await this.editionsOf(artworks, own);
    return references.map(({ artworkId, title, size }) => {
      const wanted = parseSize(size) ?? size;
      const named = (item: PurchasableEdition): boolean =>
        artworkId === undefined ? isSameTitle(item.title, title) : item.artworkId === artworkId;
      return items.find((item) => item.size === wanted && named(item)) ?? null;
    });
  }

  /**
   * The edition as the gallery itself sells it, whatever visitors see of the work; null for a photograph's and for nobody's.
   * How many are free is not said: the ledger knows.
   */
  async findByEdition(editionId: string): Promise<PurchasableEdition | null> {
    const edition = await this.catalogStore.findEdition(editionId);
    if (!edition?.artworkId) return null;
    const [[artwork], images] = await Promise.all([
      this.catalogStore.findByIds([edition.artworkId]),
      this.catalogStore.listImages([edition.artworkId]),
    ]);
    if (!artwork) return null;
    return toPurchasableEdition(artwork, edition, {
      available: edition.total,
      reserved: 0,
      isHidden: false,
      isOffSale: false,
      pictureId: pictureIdOf(images),
    });
  }

  private async activeReservations(collectorId: string): Promise<ReservedPrint[]> {
    const now = this.clock.now();
    const reserved = await this.reservationsStore.listByCollector(collectorId);
    return reserved.filter(({ reservedUntil }) => reservedUntil > now);
  }

  private async editionsOf(
    artworks: ArtworkEntity[],
    reserved: readonly ReservedPrint[],
  ): Promise<PurchasableEdition[]> {
    const ids = artworks.map((artwork) => artwork.id);
    const [images, editions, countsOf] = await Promise.all([
      this.catalogStore.listImages(ids),
      this.catalogStore.listEditions(ids),
      this.catalogStore.countPrints(ids, this.clock.now()),
    ]);
    const editionsOf = groupBy(
      editions.filter((edition) => edition.enabled),
      (edition) => edition.artworkId,
    );
    const reservedOf = groupBy(reserved, (print) => print.editionId);
    return artworks.flatMap((artwork) => {
      const isHidden = artwork.liveStatus === 'hidden';
      const isOffSale = isHidden || artwork.availability !== 'available';
      const pictureId = pictureIdOf(images.filter((image) => image.artworkId === artwork.id));
      const offered = (editionsOf.get(artwork.id) ?? []).filter(({ id }) => !isHidden || reservedOf.has(id));
      return offered.map((edition): PurchasableEdition => {
        const free = isOffSale ? 0 : countsOf(edition.id).available;
        const own = countUnheld(reservedOf.get(edition.id));
        const moment = { available: free + own, reserved: own, isHidden, isOffSale, pictureId };
        return toPurchasableEdition(artwork, edition, moment);
      });
    });
  }
}

const toPurchasableEdition = (
  { id, title, slug, series, year, medium }: ArtworkEntity,
  edition: EditionEntity,
  moment: Pick<PurchasableEdition, 'available' | 'reserved' | 'isHidden' | 'isOffSale' | 'pictureId'>,
): PurchasableEdition => ({
  artworkId: id,
  photoId: null,
  editionId: edition.id,
  title,
  slug,
  series,
  year,
  medium,
  size: edition.size,
  kind: edition.kind,
  frameSize: edition.frameSize,
  frameStyle: edition.frameStyle,
  frameStyles: frameStylesOf(edition),
  priceCents: edition.priceCents,
  total: edition.total,
  shippingClass: edition.shippingClass,
  ...moment,
});

/** The photograph itself before its view on a wall. */
const pictureIdOf = (images: readonly ArtworkImageEntity[]): string | null =>
  (images.find((image) => image.kind === 'artwork') ?? images[0])?.mediaId ?? null;

/** How many of these reserved prints no order holds yet. */
const countUnheld = (reserved: readonly ReservedPrint[] = []): number =>
  reserved.filter(({ orderId }) => orderId === null).length;

const isSameTitle = (ours: string, theirs: string | undefined): boolean =>
  theirs !== undefined && ours.trim().toLowerCase() === theirs.trim().toLowerCase();
