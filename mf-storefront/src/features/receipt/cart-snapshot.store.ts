import {
  parseCart,
  parseOrderData,
  useCart,
  useOrderData,
  type CartItem,
  type OrderData,
} from '@gallery/session';
import { create } from 'zustand';

const KEY = 'cart-before-payment';

interface Snapshot {
  items: CartItem[];
  orderData: OrderData | null;
}

/** Whether there is a cart to give back to a visitor whose order turns out unpaid (G35). Kept for this tab. */
export const useCartSnapshot = create<{ isKept: boolean }>(() => ({
  isKept: sessionStorage.getItem(KEY) !== null,
}));

/**
 * Clears the cart and the stored order data, as both success pages do on load (S178), and keeps a copy. A second run
 * finds an empty cart and leaves the copy alone.
 */
export function clearWithSnapshot(): void {
  const { items, clear } = useCart.getState();
  const { orderData, clear: clearOrderData } = useOrderData.getState();
  if (items.length > 0) {
    const snapshot: Snapshot = { items, orderData };
    sessionStorage.setItem(KEY, JSON.stringify(snapshot));
    useCartSnapshot.setState({ isKept: true });
  }
  clear();
  clearOrderData();
}

/** Forgets the copy: the order is paid, or the cart is back. */
export function dropSnapshot(): void {
  sessionStorage.removeItem(KEY);
  useCartSnapshot.setState({ isKept: false });
}

/** Puts the copy back: every unit with its frame, and the buyer's details. */
export function restoreCart(): void {
  const snapshot = readSnapshot();
  dropSnapshot();
  if (!snapshot) return;
  const { add } = useCart.getState();
  for (const { quantity: _quantity, frameTypes, ...line } of snapshot.items) {
    for (const frameType of frameTypes) add({ ...line, frameType });
  }
  if (snapshot.orderData) useOrderData.getState().save(snapshot.orderData);
}

// Written by clearWithSnapshot alone and only for this tab; a damaged copy counts as none.
function readSnapshot(): Snapshot | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    if (typeof stored !== 'object' || stored === null || !('items' in stored)) return null;
    return {
      items: parseCart(stored.items),
      orderData: 'orderData' in stored ? parseOrderData(stored.orderData) : null,
    };
  } catch {
    return null;
  }
}
