import { eventPhotoTitle } from '@gallery/domain';
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

/** Who buys; null for a guest. */
export type Buyer = { id: string; isVip: boolean } | null;

/** What a cart's positions really are: artworks and photographs of events side by side. */
@Injectable()
export class SaleItemsService {
  constructor(
    private readonly catalogService: CatalogService,
    private readonly eventPhotosService: EventPhotosService,
    private readonly eventPhotoEditionsService: EventPhotoEditionsService,
  ) {}

  /**
   * The editions that the positions name, in their order; null for what this buyer cannot have. For photographs two
   * queries, for artworks as `Catalogue.findForSale`.
   */
  async findForCart(
    positions: readonly CheckoutLineItem[],
    buyer: Buyer,
  ): Promise<(PurchasableEdition | null)[]> {
    const prints = positions.filter(isEventPhoto);
    const works = positions.filter((position) => !isEventPhoto(position));
    const [ofPhotos, ofWorks] = await Promise.all([
      this.findEventPhotos(prints, buyer),
      works.length === 0
        ? []
        : this.catalogService.findPurchasable(works.map(toSaleReference), buyer?.id ?? null),
    ]);
    return positions
      .map((position) =>
        isEventPhoto(position) ? ofPhotos[prints.indexOf(position)] : ofWorks[works.indexOf(position)],
      )
      .map((item) => item ?? null);
  }

  /** The edition as the gallery sells it over the counter; null when there is none, or its photograph is not offered. */
  async findByEdition(editionId: string): Promise<PurchasableEdition | null> {
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

  /** Has the editions of photographs open, so that the ledger can hold their prints. */
  openEditions(items: readonly PurchasableEdition[]): Promise<void> {
    return this.eventPhotoEditionsService.createMissing(items);
  }

  private async findEventPhotos(
    positions: readonly CheckoutLineItem[],
    buyer: Buyer,
  ): Promise<(PurchasableEdition | null)[]> {
    if (positions.length === 0) return [];
    const ids = positions.flatMap(({ photoId }) => photoId ?? []);
    const found = await this.eventPhotosService.findForSale(ids, { isVip: buyer?.isVip ?? false });
    return this.eventPhotoEditionsService.findPurchasable(
      positions.map(({ photoId = '', size }) => {
        const sold = found.get(photoId);
        return { photo: sold ? toEventPhotoItem(sold) : null, size };
      }),
    );
  }
}

const isEventPhoto = ({ photoId }: CheckoutLineItem): boolean => photoId !== undefined && photoId !== '';

/** Longest series that an order line keeps. */
const SERIES_LENGTH = 60;

/** A photograph as the ledger and the order know it. */
export const toEventPhotoItem = ({ photo, event }: EventPhotoForSale): PurchasableEventPhoto => ({
  id: photo.id,
  orientation: photo.orientation,
  title: eventPhotoTitle(photo),
  series: event.title.slice(0, SERIES_LENGTH),
  year: new Date(photo.capturedAt).getUTCFullYear(),
  pictureId: photo.picture?.id ?? null,
});
