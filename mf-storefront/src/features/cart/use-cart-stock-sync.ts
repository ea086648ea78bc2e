import type { ArtworkRecord } from '@gallery/contracts';
import { useCart } from '@gallery/session';
import { useEffect } from 'react';
import { findCatalogOffer, availablePrints } from './cart-line-errors';

/** Lets the cart's caps follow the catalogue: plus stops at what is free now, not at what was free yesterday. */
export function useCartStockSync(inventory: readonly ArtworkRecord[] | undefined): void {
  const items = useCart((cart) => cart.items);
  const updateRemaining = useCart((cart) => cart.updateRemaining);
  useEffect(() => {
    if (!inventory) return;
    for (const line of items) {
      const offer = findCatalogOffer(line, inventory);
      if (!offer) continue;
      const free = availablePrints(line, offer.edition);
      if (free !== line.remaining) updateRemaining(line, free);
    }
  }, [inventory, items, updateRemaining]);
}

/** Takes the catalogue's prices over into the cart, where the buyer is about to confirm a new total. */
export function applyCatalogPrices(inventory: readonly ArtworkRecord[]): void {
  const { items, updatePrice } = useCart.getState();
  for (const line of items) {
    const price = findCatalogOffer(line, inventory)?.edition.price ?? null;
    if (price !== null) updatePrice(line, price);
  }
}
