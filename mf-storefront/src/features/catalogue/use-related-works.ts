import { artworksQuery, inventoryQuery } from '@gallery/api-client';
import { relatedWorks, seriesAffinity } from '@gallery/domain';
import type { ArtworkRecord } from '@gallery/contracts';
import { useGallerySettings } from '@gallery/session';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { relatedOfCard, relatedOfRecord, type RelatedWork } from './related-work';
import { visitSeed } from './visit-seed';

/**
 * The works beside this one: from the inventory where the catalogue has fetched it already, else from the list of
 * cards.
 * @returns null while they are not known; none where the list cannot be had
 */
export function useRelatedWorks(artwork: ArtworkRecord): RelatedWork[] | null {
  const inventory = useQueryClient().getQueryData(inventoryQuery().queryKey);
  const { data: cards, isError } = useQuery({ ...artworksQuery(), enabled: !inventory });
  const [seed] = useState(visitSeed);
  const series = useGallerySettings(({ settings }) => settings.series);
  return useMemo(() => {
    const order = { affinity: seriesAffinity(series), seed };
    if (inventory) return relatedWorks(artwork, inventory, order).map(relatedOfRecord);
    if (cards) return relatedWorks(artwork, cards, order).map(relatedOfCard);
    return isError ? [] : null;
  }, [artwork, inventory, cards, isError, series, seed]);
}
