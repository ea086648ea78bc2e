import { inventoryQuery } from '@gallery/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** When the page and its pictures have had the line for long enough, in milliseconds. */
const AHEAD_MS = 4_000;

/** Fetches the works for the catalogue, the likeliest next page, while the visitor looks at this one. */
export function useInventoryAhead(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const timer = setTimeout(() => void queryClient.prefetchQuery(inventoryQuery()), AHEAD_MS);
    return () => clearTimeout(timer);
  }, [queryClient]);
}
