/** One line of the cart. Money is dollars, as the spec stores it. */
export interface CartItem {
  /** Artwork id + size, or `live-{photo}-{size}` for a live photo. */
  id: string;
  artworkId: string;
  title: string;
  series: string;
  year: number;
  imageUrl: string;
  /** The edition as it is stated before payment: `1 of 9`. */
  editionNumber: string;
  /** Print size in words, `20 × 20 in`; with `id` the identity of the line. */
  editionSize: string;
  /** Canonical size key, `20x20`. */
  size: string;
  /** Outer size of the frame, `32.5x32.5`; empty when unframed. */
  frameSize: string;
  /** Frame of the first unit. */
  frameType: string;
  /** Dollars, one print. */
  price: number;
  quantity: number;
  /** The frame of each unit, so that two frames of one size stay two choices. As many as `quantity`. */
  frameTypes: string[];
  /** Prints that were free when the catalogue was last read: the cap of `quantity`. */
  remaining: number;
  /**
   * Until when one number of the edition is kept for the collector who buys it (UTC): it counts as free to them, and its
   * work may be shown to them alone.
   */
  reservedUntil?: string;
  /** The live event that a live photo is from: the way back to it. */
  eventId?: string;
}

/** What a page hands in: the frame of the new unit is `frameType`. */
export type NewCartItem = Omit<CartItem, 'quantity' | 'frameTypes'>;

/** Identity of a line. */
export type CartLineKey = Pick<CartItem, 'id' | 'editionSize'>;

/**
 * What became of a wish: `capped` when fewer prints are left than asked for, `sold-out` when none is,
 * `unchanged` when a live photo is there already, in this frame, or the line is not.
 */
export type CartOutcome = 'added' | 'changed' | 'removed' | 'capped' | 'sold-out' | 'unchanged';

export interface CartChange {
  items: CartItem[];
  outcome: CartOutcome;
  /** Prints that the line holds afterwards. */
  quantity: number;
  /** Prints that are free in all, for the sentence of the notice. */
  remaining: number;
}

/** Live photos are bought one at a time. */
export const isEventPhotoItem = ({ id }: Pick<CartItem, 'id'>): boolean => id.startsWith('live-');

/** Adds one print: a new line, or one more of a line that is there, up to what is left. */
export function addToCart(items: readonly CartItem[], wanted: NewCartItem): CartChange {
  const { remaining, frameType } = wanted;
  const line = items.find(isSameLine(wanted));
  if (!line) {
    if (remaining < 1) return { items: [...items], outcome: 'sold-out', quantity: 0, remaining };
    const added: CartItem = { ...wanted, quantity: 1, frameTypes: [frameType] };
    return { items: [...items, added], outcome: 'added', quantity: 1, remaining };
  }
  const { quantity } = line;
  if (isEventPhotoItem(line)) return addEventPhotoAgain(items, line, wanted);
  if (quantity >= remaining) {
    const outcome = remaining < 1 ? 'sold-out' : 'capped';
    return { items: replaceLine(items, { ...line, remaining }), outcome, quantity, remaining };
  }
  const grown = {
    ...line,
    ...wanted,
    frameType: line.frameType,
    quantity: quantity + 1,
    frameTypes: [...line.frameTypes, frameType],
  };
  return { items: replaceLine(items, grown), outcome: 'changed', quantity: grown.quantity, remaining };
}

/** A live photo stays one print; chosen again, it takes the frame and the price of the newer choice. */
function addEventPhotoAgain(items: readonly CartItem[], line: CartItem, wanted: NewCartItem): CartChange {
  const { quantity, frameType, price } = line;
  const isSame = frameType === wanted.frameType && price === wanted.price;
  const selected = { ...line, ...wanted, frameTypes: [wanted.frameType] };
  return {
    items: replaceLine(items, selected),
    outcome: isSame ? 'unchanged' : 'changed',
    quantity,
    remaining: wanted.remaining,
  };
}

/** Sets how many prints a line holds: 0 or less removes it, more than is left is capped. */
export function setQuantity(items: readonly CartItem[], key: CartLineKey, wanted: number): CartChange {
  const line = items.find(isSameLine(key));
  if (!line) return { items: [...items], outcome: 'unchanged', quantity: 0, remaining: 0 };
  const { remaining } = line;
  if (wanted <= 0) return { items: removeFromCart(items, key), outcome: 'removed', quantity: 0, remaining };
  // A line that already holds more than is left keeps what it has: the buyer lowers it, never we.
  const most = isEventPhotoItem(line) ? 1 : Math.max(remaining, Math.min(line.quantity, wanted));
  const quantity = Math.min(Math.floor(wanted), most);
  const outcome = quantity < wanted ? 'capped' : quantity === line.quantity ? 'unchanged' : 'changed';
  return { items: replaceLine(items, resizeLine(line, quantity)), outcome, quantity, remaining };
}

/** Chooses the frame of one unit of a line; `unit` counts from 0. */
export function setFrame(
  items: readonly CartItem[],
  key: CartLineKey,
  unit: number,
  frameType: string,
): CartItem[] {
  const line = items.find(isSameLine(key));
  if (!line || unit < 0 || unit >= line.quantity) return [...items];
  const frameTypes = line.frameTypes.with(unit, frameType);
  return replaceLine(items, { ...line, frameTypes, frameType: frameTypes[0] ?? frameType });
}

/** Takes a line out. */
export function removeFromCart(items: readonly CartItem[], key: CartLineKey): CartItem[] {
  const isLine = isSameLine(key);
  return items.filter((item) => !isLine(item));
}

/** Writes down how many prints are free now; the cap follows the catalogue, quantities stay as chosen. */
export function updateRemaining(items: readonly CartItem[], key: CartLineKey, remaining: number): CartItem[] {
  const isLine = isSameLine(key);
  return items.map((item) => (isLine(item) ? { ...item, remaining } : item));
}

/** Takes over the price that the catalogue has now, in dollars: what the buyer sees is what the server will ask. */
export function updatePrice(items: readonly CartItem[], key: CartLineKey, price: number): CartItem[] {
  const isLine = isSameLine(key);
  return items.map((item) => (isLine(item) ? { ...item, price } : item));
}

const isSameLine = (key: CartLineKey) => (item: CartItem) =>
  item.id === key.id && item.editionSize === key.editionSize;

function replaceLine(items: readonly CartItem[], changed: CartItem): CartItem[] {
  const isLine = isSameLine(changed);
  return items.map((item) => (isLine(item) ? changed : item));
}

/** Units that go take their frames along from the end; units that come take the frame of the last one. */
function resizeLine(line: CartItem, quantity: number): CartItem {
  const last = line.frameTypes.at(-1) ?? line.frameType;
  const frameTypes = Array.from({ length: quantity }, (_, unit) => line.frameTypes[unit] ?? last);
  return { ...line, quantity, frameTypes };
}
