import type { ArtworkCard, ArtworkRecord, Picture } from '@gallery/contracts';
import { forSaleOfCard, type ForSale } from './availability';

/** What is told of a work that hangs beside another one. */
export interface RelatedWork
  extends ForSale, Pick<ArtworkRecord, 'id' | 'slug' | 'title' | 'series' | 'year'> {
  /** The bare work. */
  photograph: Picture | null;
}

/** From the inventory, where the visitor has come through the catalogue. */
export const relatedOfRecord = (record: ArtworkRecord): RelatedWork => ({
  ...record,
  photograph: record.artworkImages[0] ?? record.catalogueImages[0] ?? null,
});

/** From the list of cards. */
export const relatedOfCard = (card: ArtworkCard): RelatedWork => ({ ...card, ...forSaleOfCard(card) });
