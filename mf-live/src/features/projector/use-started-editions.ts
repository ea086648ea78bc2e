import { startedEditionsQuery } from '@gallery/api-client';
import type { StartedEdition } from '@gallery/contracts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { findNewSale, type EditionSale } from './edition-stock-lines';

/** Several prints of one order are announced one by one: one refetch serves all. */
const REFETCH_DELAY_MS = 1_000;
/** In case a socket message is lost. */
const REFETCH_INTERVAL_MS = 60_000;
const RECENT_MS = 60_000;

const NONE: readonly StartedEdition[] = [];

/**
 * Stock of all photos of an event, fetched once and again when prints change; and the latest sale, for a minute.
 * @param printChanges another object with each change
 */
export function useStartedEditions(
  eventId: string | null,
  printChanges: object,
): { begun: readonly StartedEdition[]; lastSale: EditionSale | null } {
  const { data, refetch } = useQuery({
    ...startedEditionsQuery(eventId ?? ''),
    enabled: eventId !== null,
    refetchInterval: REFETCH_INTERVAL_MS,
    refetchIntervalInBackground: true,
  });
  const [seen, setSeen] = useState(data);
  const [lastSale, setLastSale] = useState<EditionSale | null>(null);
  if (data !== seen) {
    setSeen(data);
    const sale = seen && data ? findNewSale(seen, data) : null;
    if (sale) setLastSale(sale);
  }

  useEffect(() => {
    if (eventId === null) return;
    const timer = setTimeout(() => void refetch(), REFETCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [eventId, printChanges, refetch]);

  useEffect(() => {
    if (lastSale === null) return;
    const timer = setTimeout(() => setLastSale(null), RECENT_MS);
    return () => clearTimeout(timer);
  }, [lastSale]);

  return { begun: data ?? NONE, lastSale };
}
