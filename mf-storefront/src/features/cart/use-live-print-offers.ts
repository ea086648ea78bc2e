import { isApiError, eventPhotoEditionsQuery } from '@gallery/api-client';
import type { EventPhotoEditionOption, Picture } from '@gallery/contracts';
import { toCents } from '@gallery/domain';
import { isEventPhotoItem, useCart, type CartItem } from '@gallery/session';
import { photoOf } from '@gallery/session/order-request';
import { useQueries, type QueryClient } from '@tanstack/react-query';
import { unavailableError, type CartLineError } from './cart-line-errors';

/** What the event says about a line; 'unknown' while it loads or refuses this shopper. */
export type LivePrintOffer = EventPhotoEditionOption | 'gone' | 'withdrawn' | 'unknown';

/** An event photo of the cart. */
export interface LivePrint {
  offer: LivePrintOffer;
  /** Null while it loads, and for people without access to the event. */
  picture: Picture | null;
}

/** Loads event photos of the cart by line id. The catalog does not know them. */
export function useLivePrints(items: readonly CartItem[]): ReadonlyMap<string, LivePrint> {
  const lines = items.filter(isEventPhotoItem);
  const responses = useQueries({
    queries: lines.map((line) => ({
      ...eventPhotoEditionsQuery(line.eventId ?? '', photoOf(line)),
      refetchOnMount: 'always' as const,
      // A line from before lines stored their event: the purchase finds its photo by id.
      enabled: line.eventId !== undefined,
    })),
  });
  return new Map(
    lines.map((line, at): [string, LivePrint] => {
      const { data, error } = responses[at] ?? {};
      // A cached response counts less than a later refusal.
      if (isApiError(error, 'photo_not_found')) return [line.id, { offer: 'withdrawn', picture: null }];
      if (isApiError(error, 'photo_not_for_sale')) return [line.id, { offer: 'gone', picture: null }];
      // Without a pass, or while the event cannot be loaded, the purchase reports the problem.
      if (!data) return [line.id, { offer: 'unknown', picture: null }];
      const offer = data.options.find(({ size }) => size === line.size) ?? 'gone';
      return [line.id, { offer, picture: data.picture }];
    }),
  );
}

/** Why an event photo cannot be bought; null if it can, or if that is unknown. */
export function findLivePrintError(line: CartItem, offer: LivePrintOffer | undefined): CartLineError | null {
  if (offer === undefined || offer === 'unknown') return null;
  if (offer === 'withdrawn' || offer === 'gone') return { kind: offer };
  if (offer.price === null) return { kind: 'gone' };
  const { total, remaining, held } = offer;
  const available = remaining - held;
  if (available < 1) return unavailableError({ ...offer, sold: total - remaining, available });
  const price = toCents(offer.price);
  return price === toCents(line.price) ? null : { kind: 'price', price };
}

/** Updates the cart's prices from the event, before the buyer confirms a new total. */
export async function applyLivePrintPrices(queryClient: QueryClient): Promise<void> {
  const { items, updatePrice } = useCart.getState();
  await Promise.all(
    items.filter(isEventPhotoItem).map(async (line) => {
      if (line.eventId === undefined) return;
      const query = eventPhotoEditionsQuery(line.eventId, photoOf(line));
      const { options } = await queryClient.query({ ...query, staleTime: 0 });
      const price = options.find(({ size }) => size === line.size)?.price ?? null;
      if (price !== null) updatePrice(line, price);
    }),
  );
}
