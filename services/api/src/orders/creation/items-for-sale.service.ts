import { eventPhotoTitle, toLocalDay } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import {
  CatalogService,
  EventPhotoEditionsService,
  type PurchasableEventPhoto,
  type PurchasableEdition,
} from '../../catalog';
import { EventPhotosService, type EventPhotoForSale } from '../../events';
import { toSaleReference } from './line-items';
import type { CheckoutLineItem } from '../checkout/dto/checkout.dto';

/** The buyer, with the account's id if there is one; null for a guest. */
export type Buyer = { id: string | null; isVip: boolean } | null;

/** Finds what is for sale: editions of artworks and of event photos. */
@Injectable()
export class ItemsForSaleService {
  constructor(
    private readonly catalogService: CatalogService,
    private readonly eventPhotosService: EventPhotosService,
    private readonly eventPhotoEditionsService: EventPhotoEditionsService,
  ) {}

  /**
   * The editions of the cart's lines, in the same order; null for what this buyer cannot buy. Two queries for event
   * photos, and those of `CatalogService.findPurchasable` for artworks.
   */
  async findForCart(
    lines: readonly CheckoutLineItem[],
    buyer: Buyer,
  ): Promise<(PurchasableEdition | null)[]> {
    const photoLines = lines.filter(isEventPhoto);
    const artworkLines = lines.filter((line) => !isEventPhoto(line));
    const [photoEditions, artworkEditions] = await Promise.all([
      this.findEventPhotos(photoLines, buyer),
      artworkLines.length === 0
        ? []
        : this.catalogService.findPurchasable(artworkLines.map(toSaleReference), buyer?.id ?? null),
    ]);
    const found = new Map([
      ...photoLines.map((line, index) => [line, photoEditions[index]] as const),
      ...artworkLines.map((line, index) => [line, artworkEditions[index]] as const),
    ]);
    return lines.map((line) => found.get(line) ?? null);
  }

  /** The edition as the gallery sells it, also hidden: what is available is left to the ledger. Null as `findByEdition`. */
  async findForGallerySale(editionId: string): Promise<PurchasableEdition | null> {
    const item = await this.findByEdition(editionId);
    return item && { ...item, available: item.total, isHidden: false, isOffSale: false };
  }

  /** The edition as the gallery sells it in person; null when there is none, or its event photo is not for sale. */
  private async findByEdition(editionId: string): Promise<PurchasableEdition | null> {
    const edition = await this.catalogService.findEdition(editionId);
    if (!edition) return null;
    const { photoId, size } = edition;
    if (photoId === null) return this.catalogService.findPurchasableEdition(editionId);
    const sold = (await this.eventPhotosService.findForSale([photoId], { isVip: true })).get(photoId);
    const [item = null] = await this.eventPhotoEditionsService.findPurchasable([
      { photo: sold ? toEventPhotoItem(sold) : null, size },
    ]);
    return item;
  }

  /** Creates the editions of event photos that nobody bought before, so that the ledger can hold their prints. */
  openEditions(items: readonly PurchasableEdition[]): Promise<void> {
    return this.eventPhotoEditionsService.createMissing(items);
  }

  private async findEventPhotos(
    lines: readonly CheckoutLineItem[],
    buyer: Buyer,
  ): Promise<(PurchasableEdition | null)[]> {
    if (lines.length === 0) return [];
    const ids = lines.flatMap(({ photoId }) => photoId ?? []);
    const found = await this.eventPhotosService.findForSale(ids, { isVip: buyer?.isVip ?? false });
    return this.eventPhotoEditionsService.findPurchasable(
      lines.map(({ photoId = '', size }) => {
        const sold = found.get(photoId);
        return { photo: sold ? toEventPhotoItem(sold) : null, size };
      }),
    );
  }
}

const isEventPhoto = ({ photoId }: CheckoutLineItem): boolean => photoId !== undefined && photoId !== '';

/** As long as the column of an order line. */
const SERIES_MAX_LENGTH = 60;

/** An event photo as the ledger and orders know it. */
export const toEventPhotoItem = ({ photo, event }: EventPhotoForSale): PurchasableEventPhoto => ({
  id: photo.id,
  orientation: photo.orientation,
  title: eventPhotoTitle(photo),
  series: event.title.slice(0, SERIES_MAX_LENGTH),
  year: Number(toLocalDay(photo.capturedAt, event.timeZone).slice(0, 4)),
  pictureId: photo.picture?.id ?? null,
});
