import { artworksQuery, inventoryQuery } from '@gallery/api-client';
import { relatedArtworks, relatedSeriesByName } from '@gallery/domain';
import type { ArtworkRecord } from '@gallery/contracts';
import { useGallerySettings } from '@gallery/session';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { relatedArtworkFromCard, relatedArtworkFromRecord, type RelatedArtwork } from './related-artwork';
import { visitSeed } from '../visit-seed';

/**
 * The works beside this one: from the inventory where the catalogue has fetched it already, else from the list of
 * cards.
 * @returns null while they are not known; none where the list cannot be had
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
