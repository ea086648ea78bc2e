import {
  removeFromStorage,
  tabStorage,
  parseCart,
  parseOrderData,
  readStorage,
  useCart,
  useOrderData,
  writeStorage,
  type CartItem,
  type OrderData,
} from '@gallery/session';
import { create } from 'zustand';

const KEY = 'cart-before-payment';

interface CartSnapshot {
  items: CartItem[];
  orderData: OrderData | null;
}

/**
 * The cart to restore if the order turns out unpaid; null for none. Kept for this tab, and in memory if storage is
 * forbidden.
 */
export const useCartSnapshot = create<{ snapshot: CartSnapshot | null }>(() => ({
  snapshot: parseSnapshot(readStorage(tabStorage, KEY)),
}));

/**
 * Clears the cart and the stored order data, as both success pages do on load, and keeps a copy. A second run finds
 * an empty cart and leaves the copy alone.
 */
export function clearCartWithSnapshot(): void {
  const { items, clear } = useCart.getState();
  const { orderData, clear: clearOrderData } = useOrderData.getState();
  if (items.length > 0) {
    const snapshot: CartSnapshot = { items, orderData };
    writeStorage(tabStorage, KEY, snapshot);
    useCartSnapshot.setState({ snapshot });
  }
  clear();
  clearOrderData();
}

/** Removes the copy: the order is paid, or the cart is restored. */
export function discardCartSnapshot(): void {
  removeFromStorage(tabStorage, KEY);
  useCartSnapshot.setState({ snapshot: null });
}

/** Restores the copy: every unit with its frame, and the buyer's details. */
export function restoreCart(): void {
  const { snapshot } = useCartSnapshot.getState();
  discardCartSnapshot();
  if (!snapshot) return;
  const { add } = useCart.getState();
  for (const { quantity, frameTypes, ...line } of snapshot.items) {
    // Prints held by the buyer's own checkout count as available to them: quantities stay.
    const remaining = Math.max(line.remaining, quantity);
    for (const frameType of frameTypes) add({ ...line, frameType, remaining });
  }
  if (snapshot.orderData) useOrderData.getState().save(snapshot.orderData);
}

// Written by clearCartWithSnapshot only, for this tab; a damaged copy counts as none.
function parseSnapshot(stored: unknown): CartSnapshot | null {
  if (typeof stored !== 'object' || stored === null || !('items' in stored)) return null;
  return {
    items: parseCart(stored.items),
    orderData: 'orderData' in stored ? parseOrderData(stored.orderData) : null,
  };
}
