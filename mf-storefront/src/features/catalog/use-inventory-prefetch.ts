import { inventoryQuery } from '@gallery/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** When the page and its pictures have had the line for long enough, in milliseconds. */
const PREFETCH_DELAY_MS = 4_000;

/** Fetches the works for the catalogue, the likeliest next page, while the visitor looks at this one. */
export function useInventoryPrefetch(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    // The catalogue asks again and says what is wrong.
    const ahead = () => queryClient.query(inventoryQuery()).catch(() => undefined);
    const timer = setTimeout(() => void ahead(), PREFETCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [queryClient]);
}
