import type { ArtworkRecord } from '@gallery/contracts';
import { useCart } from '@gallery/session';
import { useEffect } from 'react';
import { findCatalogOffer, availablePrints } from './cart-line-errors';

/** Updates the cart's caps from the catalog. */
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

/** Updates the cart's prices from the catalog, before the buyer confirms a new total. */
export function applyCatalogPrices(inventory: readonly ArtworkRecord[]): void {
  const { items, updatePrice } = useCart.getState();
  for (const line of items) {
    const price = findCatalogOffer(line, inventory)?.edition.price ?? null;
    if (price !== null) updatePrice(line, price);
  }
}
