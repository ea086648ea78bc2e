import { CART_COOKIE } from '@gallery/contracts';
import { create } from 'zustand';
import {
  addToCart,
  updateRemaining,
  removeFromCart,
  setFrame,
  setNumber,
  setQuantity,
  updatePrice,
  type CartChange,
  type CartItem,
  type CartLineKey,
  type CartNumber,
  type NewCartItem,
} from './cart-rules';
import {
  removeFromStorage,
  persistentStorage,
  onStorageChange,
  readStorage,
  writeStorage,
  isRecord,
  numberField,
  stringField,
} from '../browser-storage';

/** Local storage key of the cart. */
export const CART_KEY = 'cart-items';

/** The longest time that browsers keep a cookie. */
const COOKIE_SECONDS = 400 * 24 * 60 * 60;

/** No edition has more prints: a line with more is damaged. */
const MAX_LINE_QUANTITY = 1_000;

export interface CartState {
  items: CartItem[];
  /** Adds one print; the page tells the buyer when the outcome is `capped` or `sold-out`. */
  add: (item: NewCartItem) => CartChange;
  /** Sets the quantity of a line; 0 removes it. */
  setQuantity: (key: CartLineKey, quantity: number) => CartChange;
  /** Chooses the frame of one unit, counted from 0. */
  setFrame: (key: CartLineKey, unit: number, frameType: string) => void;
  /** Chooses the number of one unit, counted from 0. */
  setNumber: (key: CartLineKey, unit: number, number: CartNumber | null) => void;
  remove: (key: CartLineKey) => void;
  /** Sets how many prints the catalog has available. */
  updateRemaining: (key: CartLineKey, remaining: number) => void;
  /** Sets a price that has changed since the print was added; dollars. */
  updatePrice: (key: CartLineKey, price: number) => void;
  clear: () => void;
}

/**
 * The cart, shared by all tabs. It starts empty, as on the server, and is loaded right below: React hydrates a page with
 * a store's initial state, then renders its current one.
 */
export const useCart = create<CartState>((set, get) => {
  const save = (items: CartItem[]) => {
    writeStorage(persistentStorage, CART_KEY, items);
    writeCookie(items);
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
    setNumber: (key, unit, number) => save(setNumber(get().items, key, unit, number)),
    remove: (key) => save(removeFromCart(get().items, key)),
    // Not stored: two tabs with different catalogs would overwrite each other forever.
    updateRemaining: (key, remaining) => set({ items: updateRemaining(get().items, key, remaining) }),
    updatePrice: (key, price) => save(updatePrice(get().items, key, price)),
    clear: () => {
      removeFromStorage(persistentStorage, CART_KEY);
      writeCookie([]);
      set({ items: [] });
    },
  };
});

const loadFromStorage = () => {
  const items = parseCart(readStorage(persistentStorage, CART_KEY));
  writeCookie(items);
  useCart.setState({ items });
};
loadFromStorage();
onStorageChange(CART_KEY, loadFromStorage);

/** Tells the server whether there is anything in the cart: it renders the cart's page only while it is empty. */
function writeCookie({ length }: readonly CartItem[]): void {
  try {
    const isKnown = document.cookie.split('; ').includes(`${CART_COOKIE}=filled`);
    if (length > 0 !== isKnown)
      document.cookie = `${CART_COOKIE}=filled; path=/; samesite=lax; max-age=${length > 0 ? COOKIE_SECONDS : 0}`;
  } catch {
    // If cookies are forbidden, the page hydrates as empty and then shows the cart.
  }
}

/** Parses stored lines. Skips damaged ones: they must not lock the shop. */
export function parseCart(stored: unknown): CartItem[] {
  return Array.isArray(stored) ? stored.map(parseItem).filter((item) => item !== null) : [];
}

function parseItem(stored: unknown): CartItem | null {
  if (!isRecord(stored)) return null;
  const id = stringField(stored, 'id');
  const size = stringField(stored, 'size');
  const price = numberField(stored, 'price', 0);
  const quantity = Math.floor(numberField(stored, 'quantity', 1));
  if (!id || !size || price < 0 || quantity < 1 || quantity > MAX_LINE_QUANTITY) return null;
  const frameType = stringField(stored, 'frameType', 'Black Frame');
  const reservedUntil = stringField(stored, 'reservedUntil');
  const eventId = stringField(stored, 'eventId');
  const numbers = Array.isArray(stored['numbers']) ? stored['numbers'] : [];
  const frames = Array.isArray(stored['frameTypes']) ? stored['frameTypes'] : [];
  return {
    id,
    artworkId: stringField(stored, 'artworkId'),
    title: stringField(stored, 'title', 'Untitled Artwork'),
    series: stringField(stored, 'series'),
    year: numberField(stored, 'year', 0),
    imageUrl: stringField(stored, 'imageUrl'),
    editionNumber: stringField(stored, 'editionNumber'),
    editionSize: stringField(stored, 'editionSize', size),
    size,
    frameSize: stringField(stored, 'frameSize'),
    frameType,
    price,
    quantity,
    frameTypes: Array.from({ length: quantity }, (_, unit) =>
      typeof frames[unit] === 'string' ? frames[unit] : frameType,
    ),
    remaining: Math.max(0, Math.floor(numberField(stored, 'remaining', quantity))),
    ...(numbers.length > 0 && {
      numbers: Array.from({ length: quantity }, (_, unit) => parseNumber(numbers[unit])),
    }),
    ...(reservedUntil && { reservedUntil }),
    ...(eventId && { eventId }),
  };
}

function parseNumber(stored: unknown): CartNumber | null {
  if (!isRecord(stored)) return null;
  const editionNumber = Math.floor(numberField(stored, 'editionNumber', 0));
  if (editionNumber < 1) return null;
  const holdId = stringField(stored, 'holdId');
  const heldUntil = stringField(stored, 'heldUntil');
  return { editionNumber, ...(holdId && { holdId }), ...(heldUntil && { heldUntil }) };
}
