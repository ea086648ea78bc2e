import { create } from 'zustand';
import {
  addToCart,
  learnRemaining,
  removeFromCart,
  setFrame,
  setQuantity,
  takeOverPrice,
  type CartChange,
  type CartItem,
  type CartKey,
  type NewCartItem,
} from './cart-rules';
import { CART_KEY, parseCart } from './cart-storage';
import { dropStored, local, onStoredElsewhere, readStored, writeStored } from './stored-json';

export interface CartState {
  items: CartItem[];
  /** Adds one print; the page tells the buyer when the outcome is `capped` or `sold-out`. */
  add: (item: NewCartItem) => CartChange;
  /** Sets the quantity of a line; 0 removes it. */
  setQuantity: (key: CartKey, quantity: number) => CartChange;
  /** Chooses the frame of one unit, counted from 0. */
  setFrame: (key: CartKey, unit: number, frameType: string) => void;
  remove: (key: CartKey) => void;
  /** Takes over how many prints the catalogue says are free. */
  learnRemaining: (key: CartKey, remaining: number) => void;
  /** Takes over a price that has changed since the print was put into the cart; dollars. */
  takeOverPrice: (key: CartKey, price: number) => void;
  clear: () => void;
}

/**
 * The cart: kept under `cart-items`, the same in every tab. It begins empty, as on the server, and is filled right
 * below: React takes a rendered page over with what a store began with, then shows what it holds.
 */
export const useCart = create<CartState>((set, get) => {
  const keep = (items: CartItem[]) => {
    writeStored(local, CART_KEY, items);
    set({ items });
  };
  const change = (made: CartChange) => {
    keep(made.items);
    return made;
  };
  return {
    items: [],
    add: (item) => change(addToCart(get().items, item)),
    setQuantity: (key, quantity) => change(setQuantity(get().items, key, quantity)),
    setFrame: (key, unit, frameType) => keep(setFrame(get().items, key, unit, frameType)),
    remove: (key) => keep(removeFromCart(get().items, key)),
    // Not stored: two tabs that know different catalogues would correct each other for ever.
    learnRemaining: (key, remaining) => set({ items: learnRemaining(get().items, key, remaining) }),
    takeOverPrice: (key, price) => keep(takeOverPrice(get().items, key, price)),
    clear: () => {
      dropStored(local, CART_KEY);
      set({ items: [] });
    },
  };
});

const fill = () => useCart.setState({ items: parseCart(readStored(local, CART_KEY)) });
fill();
onStoredElsewhere(CART_KEY, fill);
