import { begunEditionsQuery } from '@gallery/api-client';
import type { BegunEdition } from '@gallery/contracts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { saleBetween, type Sale } from './ledger-lines';

/** Several numbers of one order are told one after the other: one question does for all. */
const GATHER_MS = 1_000;
/** Should a word of the socket be lost. */
const LOOK_AGAIN_MS = 60_000;
const RECENT_MS = 60_000;

const NONE: readonly BegunEdition[] = [];

/**
 * The editions of all photographs of an event, asked for once and again when prints change hands, never with a turn of the
 * show; and the latest sale, for a minute.
 *
 * @param printChanges another object with each change
 */
export function useBegunEditions(
  eventId: string | null,
  printChanges: object,
): { begun: readonly BegunEdition[]; lastSale: Sale | null } {
  const { data, refetch } = useQuery({
    ...begunEditionsQuery(eventId ?? ''),
    enabled: eventId !== null,
    refetchInterval: LOOK_AGAIN_MS,
    refetchIntervalInBackground: true,
  });
  const [seen, setSeen] = useState(data);
  const [lastSale, setLastSale] = useState<Sale | null>(null);
  if (data !== seen) {
    setSeen(data);
    const sale = seen && data ? saleBetween(seen, data) : null;
    if (sale) setLastSale(sale);
  }

  useEffect(() => {
    if (eventId === null) return;
    const timer = setTimeout(() => void refetch(), GATHER_MS);
    return () => clearTimeout(timer);
  }, [eventId, printChanges, refetch]);

  useEffect(() => {
    if (lastSale === null) return;
    const timer = setTimeout(() => setLastSale(null), RECENT_MS);
    return () => clearTimeout(timer);
  }, [lastSale]);

  return { begun: data ?? NONE, lastSale };
}
