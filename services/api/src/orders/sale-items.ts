import { photoTitle } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { Catalogue, LiveEditions, type LivePhoto, type SaleItem } from '../catalogue';
import { PhotosForSale, type PhotoForSale } from '../events';
import { saleReference } from './choose-prints';
import type { CheckoutItem } from './dto/checkout-session-request.dto';

/** Who buys; null for a guest. */
export type Buyer = { id: string; isVip: boolean } | null;

/** What a cart's positions really are: artworks and photographs of events side by side. */
@Injectable()
export class SaleItems {
  constructor(
    private readonly catalogue: Catalogue,
    private readonly photos: PhotosForSale,
    private readonly live: LiveEditions,
  ) {}

  /**
   * The editions that the positions name, in their order; null for what this buyer cannot have. For photographs two
   * queries, for artworks as `Catalogue.findForSale`.
   */
  async find(positions: readonly CheckoutItem[], buyer: Buyer): Promise<(SaleItem | null)[]> {
    const prints = positions.filter(isOfPhoto);
    const works = positions.filter((position) => !isOfPhoto(position));
    const [ofPhotos, ofWorks] = await Promise.all([
      this.ofPhotos(prints, buyer),
      works.length === 0 ? [] : this.catalogue.findForSale(works.map(saleReference), buyer?.id ?? null),
    ]);
    return positions
      .map((position) =>
        isOfPhoto(position) ? ofPhotos[prints.indexOf(position)] : ofWorks[works.indexOf(position)],
      )
      .map((item) => item ?? null);
  }

  /** The edition as the gallery sells it over the counter; null when there is none, or its photograph is not offered. */
  async ofEdition(editionId: string): Promise<SaleItem | null> {
    const edition = await this.catalogue.findEdition(editionId);
    if (!edition) return null;
    const { photoId, size } = edition;
    if (photoId === null) return this.catalogue.editionForSale(editionId);
    const sold = (await this.photos.find([photoId], { isVip: true })).get(photoId);
    const [item = null] = await this.live.forSale([{ photo: sold ? livePhoto(sold) : null, size }]);
    return item;
  }

  /** Has the editions of photographs open, so that the ledger can hold their prints. */
  open(items: readonly SaleItem[]): Promise<void> {
    return this.live.open(items);
  }

  private async ofPhotos(positions: readonly CheckoutItem[], buyer: Buyer): Promise<(SaleItem | null)[]> {
    if (positions.length === 0) return [];
    const ids = positions.flatMap(({ photoId }) => photoId ?? []);
    const found = await this.photos.find(ids, { isVip: buyer?.isVip ?? false });
    return this.live.forSale(
      positions.map(({ photoId = '', size }) => {
        const sold = found.get(photoId);
        return { photo: sold ? livePhoto(sold) : null, size };
      }),
    );
  }
}

const isOfPhoto = ({ photoId }: CheckoutItem): boolean => photoId !== undefined && photoId !== '';

/** Longest series that an order line keeps. */
const SERIES_LENGTH = 60;

/** A photograph as the ledger and the order know it. */
export const livePhoto = ({ photo, event }: PhotoForSale): LivePhoto => ({
  id: photo.id,
  orientation: photo.orientation,
  title: photoTitle(photo),
  series: event.title.slice(0, SERIES_LENGTH),
  year: new Date(photo.capturedAt).getUTCFullYear(),
  pictureId: photo.picture?.id ?? null,
});
