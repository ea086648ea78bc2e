import {
  type Cents,
  type EditionKind,
  type FrameStyle,
  groupBy,
  parseSize,
  type ShippingClass,
} from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform';
import { customFrameOf, frameStylesOf } from '../artworks/artwork.presenter';
import { CatalogStore } from '../catalog.store';
import type { ArtworkImageEntity } from '../entities/artwork.entity';
import { EditionAvailabilityQueries, type EditionForSale } from './edition-availability.queries';
import { parseCounts, type CountRow } from './edition-counts';
import { nextNumber } from '../prints/next-print';
import { numbersOf } from '../prints/print-state';
import { ReservationsStore, type ReservedPrint } from '../reservations/reservations.store';

/** How a cart item names an edition: an artwork by id or title, and a size in any spelling. */
export interface EditionReference {
  artworkId?: string;
  title?: string;
  size: string;
}

/** An edition as it is on sale now, at the price that is charged. */
export interface PurchasableEdition {
  /** Of the artwork, or of the event photo. */
  artworkId: string;
  /** The id of the event photo; null for an artwork. */
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
  /** The default frame. */
  frameStyle: FrameStyle;
  /** The owner's words for a custom frame; null when the default frame is not a custom one. */
  customFrame: string | null;
  /** The frames that may be chosen. */
  frameStyles: FrameStyle[];
  /** List price in cents; 0 means on inquiry, not for sale. */
  priceCents: Cents;
  total: number;
  /**
   * Prints that this buyer can buy: the available ones and their own reservation; for a hidden artwork, only the
   * latter.
   */
  available: number;
  /** How many of these are reserved for this buyer. */
  reserved: number;
  /** The edition number that this buyer would receive first; null when none is available. */
  nextNumber: number | null;
  /** The public does not see the artwork. */
  isHidden: boolean;
  /** The artwork is hidden or off sale: only the buyer's own reservation can be bought. */
  isOffSale: boolean;
  shippingClass: ShippingClass;
  /** The photograph itself: the framed picture shows one frame, and the buyer may have chosen another. */
  pictureId: string | null;
}

/** The editions of artworks that a buyer can buy. */
@Injectable()
export class PurchasableEditionsService {
  constructor(
    private readonly catalogStore: CatalogStore,
    private readonly editionAvailabilityQueries: EditionAvailabilityQueries,
    private readonly reservationsStore: ReservationsStore,
    private readonly clock: Clock,
  ) {}

  /** As `CatalogService.findPurchasable`. */
  async find(
    references: readonly EditionReference[],
    collectorId: string | null,
  ): Promise<(PurchasableEdition | null)[]> {
    const own = collectorId === null ? [] : await this.activeReservations(collectorId);
    const rows = await this.editionAvailabilityQueries.findForSale({
      ids: references.flatMap(({ artworkId }) => artworkId ?? []),
      titles: references.flatMap(({ artworkId, title }) => (artworkId === undefined ? (title ?? []) : [])),
      sizes: references.map(({ size }) => parseSize(size) ?? size),
      hiddenIds: own.map(({ artworkId }) => artworkId),
    });
    const items = offersOf(rows, own);
    return references.map(({ artworkId, title, size }) => {
      const requestedSize = parseSize(size) ?? size;
      const named = (item: PurchasableEdition): boolean =>
        artworkId === undefined ? isSameTitle(item.title, title) : item.artworkId === artworkId;
      return items.find((item) => item.size === requestedSize && named(item)) ?? null;
    });
  }

  /**
   * The edition as the gallery itself sells it, whether or not the public sees the artwork; null for a live edition
   * and for an unknown id. It does not count what is available: the ledger does.
   */
  async findByEdition(editionId: string): Promise<PurchasableEdition | null> {
    const edition = await this.catalogStore.findEdition(editionId);
    if (!edition?.artworkId) return null;
    const [[artwork], images] = await Promise.all([
      this.catalogStore.findByIds([edition.artworkId]),
      this.catalogStore.listImages([edition.artworkId]),
    ]);
    if (!artwork) return null;
    return toPurchasableEdition(
      // Of both, only the columns matter.
      Object.assign({}, artwork, edition, {
        editionId,
        artworkId: artwork.id,
        artworkFrameStyle: artwork.customFrameStyle,
        pictureId: pictureIdOf(images),
      }),
      {
        available: edition.total,
        reserved: 0,
        nextNumber: null,
        isHidden: false,
        isOffSale: false,
      },
    );
  }

  private async activeReservations(collectorId: string): Promise<ReservedPrint[]> {
    const now = this.clock.now();
    const reserved = await this.reservationsStore.listByCollector(collectorId);
    return reserved.filter(({ reservedUntil }) => reservedUntil > now);
  }
}

/** What this buyer is offered: for a hidden artwork, only editions with a print reserved for them. */
function offersOf(rows: readonly EditionForSale[], reserved: readonly ReservedPrint[]): PurchasableEdition[] {
  const reservedOf = groupBy(reserved, (print) => print.editionId);
  return rows.flatMap((row) => {
    const { editionId } = row;
    const isHidden = row.liveStatus !== 'live';
    if (isHidden && !reservedOf.has(editionId)) return [];
    const isOffSale = isHidden || row.availability !== 'available';
    const counts = parseCounts(row);
    const own = (reservedOf.get(editionId) ?? []).filter(({ orderId }) => orderId === null);
    const offer = {
      available: (isOffSale ? 0 : counts.available) + own.length,
      reserved: own.length,
      nextNumber: nextNumber(numbersOf(own), isOffSale ? null : counts.nextNumber),
      isHidden,
      isOffSale,
    };
    return [toPurchasableEdition(row, offer)];
  });
}

const toPurchasableEdition = (
  row: Omit<EditionForSale, Exclude<keyof CountRow, 'editionId'>>,
  offer: Pick<PurchasableEdition, 'available' | 'reserved' | 'nextNumber' | 'isHidden' | 'isOffSale'>,
): PurchasableEdition => ({
  artworkId: row.artworkId,
  photoId: null,
  editionId: row.editionId,
  title: row.title,
  slug: row.slug,
  series: row.series,
  year: row.year,
  medium: row.medium,
  size: row.size,
  kind: row.kind,
  frameSize: row.frameSize,
  frameStyle: row.frameStyle,
  customFrame: customFrameOf({ customFrameStyle: row.artworkFrameStyle }, row),
  frameStyles: frameStylesOf(row),
  priceCents: row.priceCents,
  total: row.total,
  shippingClass: row.shippingClass,
  pictureId: row.pictureId,
  ...offer,
});

/** The photograph itself, or else its view on a wall. */
const pictureIdOf = (images: readonly ArtworkImageEntity[]): string | null =>
  (images.find((image) => image.kind === 'artwork') ?? images[0])?.mediaId ?? null;

const isSameTitle = (ours: string, theirs: string | undefined): boolean =>
  theirs !== undefined && ours.trim().toLowerCase() === theirs.trim().toLowerCase();
