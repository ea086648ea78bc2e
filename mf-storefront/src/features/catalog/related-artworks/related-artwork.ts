import type { ArtworkCard, ArtworkRecord, Picture } from '@gallery/contracts';
import { artworkForSaleFromCard, type ArtworkForSale } from '../artwork-availability';

/** What is told of a work that hangs beside another one. */
export interface RelatedArtwork
  extends ArtworkForSale, Pick<ArtworkRecord, 'id' | 'slug' | 'title' | 'series' | 'year'> {
  /** The bare work. */
  photograph: Picture | null;
}

/** From the inventory, where the visitor has come through the catalogue. */
export const relatedArtworkFromRecord = (record: ArtworkRecord): RelatedArtwork => ({
  ...record,
  photograph: record.artworkImages[0] ?? record.catalogueImages[0] ?? null,
});

/** From the list of cards. */
export const relatedArtworkFromCard = (card: ArtworkCard): RelatedArtwork => ({
  ...card,
  ...artworkForSaleFromCard(card),
});
