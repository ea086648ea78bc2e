import { artworksQuery, inventoryQuery } from '@gallery/api-client';
import { relatedArtworks, relatedSeriesByName } from '@gallery/domain';
import type { ArtworkCard, ArtworkRecord, Picture } from '@gallery/contracts';
import { useGallerySettings } from '@gallery/session';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { artworkForSaleFromCard, type ArtworkForSale } from '../artwork-availability';
import { visitSeed } from '../visit-seed';

/** What the page shows of a related artwork. */
export interface RelatedArtwork
  extends ArtworkForSale, Pick<ArtworkRecord, 'id' | 'slug' | 'title' | 'series' | 'year'> {
  /** The artwork without frame. */
  photograph: Picture | null;
}

/**
 * Artworks related to this one: from the inventory if the catalog has loaded it, else from the list of cards.
 * @returns null while loading; none if the list cannot be loaded
 */
export function useRelatedArtworks(artwork: ArtworkRecord): RelatedArtwork[] | null {
  const inventory = useQueryClient().getQueryData(inventoryQuery().queryKey);
  const { data: cards, isError } = useQuery({ ...artworksQuery(), enabled: !inventory });
  const [seed] = useState(visitSeed);
  const series = useGallerySettings(({ settings }) => settings.series);
  return useMemo(() => {
    const order = { affinity: relatedSeriesByName(series), seed };
    if (inventory) return relatedArtworks(artwork, inventory, order).map(relatedArtworkFromRecord);
    if (cards) return relatedArtworks(artwork, cards, order).map(relatedArtworkFromCard);
    return isError ? [] : null;
  }, [artwork, inventory, cards, isError, series, seed]);
}

const relatedArtworkFromRecord = (record: ArtworkRecord): RelatedArtwork => ({
  ...record,
  photograph: record.artworkImages[0] ?? record.catalogueImages[0] ?? null,
});

const relatedArtworkFromCard = (card: ArtworkCard): RelatedArtwork => ({
  ...card,
  ...artworkForSaleFromCard(card),
});
