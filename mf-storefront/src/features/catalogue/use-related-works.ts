import { artworksQuery, inventoryQuery } from '@gallery/api-client';
import { relatedWorks } from '@gallery/domain';
import type { ArtworkRecord } from '@gallery/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { relatedOfCard, relatedOfRecord, type RelatedWork } from './related-work';
import { visitSeed } from './visit-seed';

/**
 * The works beside this one (S95): from the inventory where the catalogue has fetched it already, else from the list of
 * cards (S78).
 * @returns null while they are not known; none where the list cannot be had
 */
export function useRelatedWorks(artwork: ArtworkRecord): RelatedWork[] | null {
  const inventory = useQueryClient().getQueryData(inventoryQuery().queryKey);
  const { data: cards, isError } = useQuery({ ...artworksQuery(), enabled: !inventory });
  const [seed] = useState(visitSeed);
  return useMemo(() => {
    if (inventory) return relatedWorks(artwork, inventory, seed).map(relatedOfRecord);
    if (cards) return relatedWorks(artwork, cards, seed).map(relatedOfCard);
    return isError ? [] : null;
  }, [artwork, inventory, cards, isError, seed]);
}
