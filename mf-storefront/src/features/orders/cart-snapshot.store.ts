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
 * The cart to give back to a visitor whose order turns out unpaid; null when there is none. Kept for this tab, and
 * until the next load where the browser keeps nothing.
 */
export const useCartSnapshot = create<{ snapshot: CartSnapshot | null }>(() => ({
  snapshot: parseSnapshot(readStorage(tabStorage, KEY)),
}));

/**
 * Clears the cart and the stored order data, as both success pages do on load, and keeps a copy. A second run
 * finds an empty cart and leaves the copy alone.
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

/** Forgets the copy: the order is paid, or the cart is back. */
export function discardCartSnapshot(): void {
  removeFromStorage(tabStorage, KEY);
  useCartSnapshot.setState({ snapshot: null });
}

/** Puts the copy back: every unit with its frame, and the buyer's details. */
export function restoreCart(): void {
  const { snapshot } = useCartSnapshot.getState();
  discardCartSnapshot();
  if (!snapshot) return;
  const { add } = useCart.getState();
  for (const { quantity, frameTypes, ...line } of snapshot.items) {
    // What the buyer's own payment held counts as free to them: the buyer lowers a line, never we.
    const remaining = Math.max(line.remaining, quantity);
    for (const frameType of frameTypes) add({ ...line, frameType, remaining });
  }
  if (snapshot.orderData) useOrderData.getState().save(snapshot.orderData);
}

// Written by clearWithSnapshot alone and only for this tab; a damaged copy counts as none.
function parseSnapshot(stored: unknown): CartSnapshot | null {
  if (typeof stored !== 'object' || stored === null || !('items' in stored)) return null;
  return {
    items: parseCart(stored.items),
    orderData: 'orderData' in stored ? parseOrderData(stored.orderData) : null,
  };
}
