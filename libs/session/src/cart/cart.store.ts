import { create } from 'zustand';
import {
  addToCart,
  updateRemaining,
  removeFromCart,
  setFrame,
  setQuantity,
  updatePrice,
  type CartChange,
  type CartItem,
  type CartLineKey,
  type NewCartItem,
} from './cart-rules';
import { CART_KEY, parseCart } from './cart-storage';
import {
  removeFromStorage,
  persistentStorage,
  onStorageChange,
  readStorage,
  writeStorage,
} from '../browser-storage';

export interface CartState {
  items: CartItem[];
  /** Adds one print; the page tells the buyer when the outcome is `capped` or `sold-out`. */
  add: (item: NewCartItem) => CartChange;
  /** Sets the quantity of a line; 0 removes it. */
  setQuantity: (key: CartLineKey, quantity: number) => CartChange;
  /** Chooses the frame of one unit, counted from 0. */
  setFrame: (key: CartLineKey, unit: number, frameType: string) => void;
  remove: (key: CartLineKey) => void;
  /** Takes over how many prints the catalogue says are free. */
  updateRemaining: (key: CartLineKey, remaining: number) => void;
  /** Takes over a price that has changed since the print was put into the cart; dollars. */
  updatePrice: (key: CartLineKey, price: number) => void;
  clear: () => void;
}

/**
 * The cart: kept under `cart-items`, the same in every tab. It begins empty, as on the server, and is filled right
 * below: React takes a rendered page over with what a store began with, then shows what it holds.
 */
export const useCart = create<CartState>((set, get) => {
  const save = (items: CartItem[]) => {
    writeStorage(persistentStorage, CART_KEY, items);
    set({ items });
  };
  const change = (made: CartChange) => {
    save(made.items);
    return made;
  };
  return {
    items: [],
    add: (item) => change(addToCart(get().items, item)),
    setQuantity: (key, quantity) => change(setQuantity(get().items, key, quantity)),
    setFrame: (key, unit, frameType) => save(setFrame(get().items, key, unit, frameType)),
    remove: (key) => save(removeFromCart(get().items, key)),
    // Not stored: two tabs that know different catalogues would correct each other for ever.
    updateRemaining: (key, remaining) => set({ items: updateRemaining(get().items, key, remaining) }),
    updatePrice: (key, price) => save(updatePrice(get().items, key, price)),
    clear: () => {
      removeFromStorage(persistentStorage, CART_KEY);
      set({ items: [] });
    },
  };
});

const loadFromStorage = () =>
  useCart.setState({ items: parseCart(readStorage(persistentStorage, CART_KEY)) });
loadFromStorage();
onStorageChange(CART_KEY, loadFromStorage);
