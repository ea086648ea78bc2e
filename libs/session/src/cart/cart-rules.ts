/** The edition number that the buyer would receive, and the hold that keeps it for a time. */
export interface CartNumber {
  editionNumber: number;
  /** Secret: sent with the checkout. Missing when the print is not held for the buyer. */
  holdId?: string;
  /** By this browser's clock. */
  heldUntil?: string;
}

/** One cart line. Money is dollars, as the spec stores it. */
export interface CartItem {
  /** Artwork id + size, or `live-{photo}-{size}` for an event photo. */
  id: string;
  artworkId: string;
  title: string;
  series: string;
  year: number;
  imageUrl: string;
  /** The edition as shown before payment: `1 of 9`. */
  editionNumber: string;
  /** Display size, `20 × 20 in`; with `id` the identity of the line. */
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
  /** The frame of each unit: `quantity` entries. */
  frameTypes: string[];
  /** The number of each unit, null where none is chosen: `quantity` entries. Missing when no unit has one. */
  numbers?: (CartNumber | null)[];
  /** Prints available when the catalog was last read: the cap of `quantity`. */
  remaining: number;
  /**
   * When the collector's reservation expires (UTC). The print counts as available to them, and its artwork may be in
   * a private preview.
   */
  reservedUntil?: string;
  /** The live event of an event photo. */
  eventId?: string;
}

/** What a page adds: `frameType` and `number` are those of the new unit. */
export type NewCartItem = Omit<CartItem, 'quantity' | 'frameTypes' | 'numbers'> & { number?: CartNumber };

/** Identity of a line. */
export type CartLineKey = Pick<CartItem, 'id' | 'editionSize'>;

/**
 * The outcome of a change: `capped` when fewer prints are left, `sold-out` when none is, `unchanged` when the event
 * photo is already in the cart in this frame, or the line is not.
 */
export type CartOutcome = 'added' | 'changed' | 'removed' | 'capped' | 'sold-out' | 'unchanged';

export interface CartChange {
  items: CartItem[];
  outcome: CartOutcome;
  /** The line's quantity afterwards. */
  quantity: number;
  /** Prints available in total, for the notice. */
  remaining: number;
}

/** Event photos are bought one at a time. */
export const isEventPhotoItem = ({ id }: Pick<CartItem, 'id'>): boolean => id.startsWith('live-');

/** Adds one print: a new line, or one more on an existing line, up to what is left. */
export function addToCart(items: readonly CartItem[], { number, ...wanted }: NewCartItem): CartChange {
  const { remaining, frameType } = wanted;
  const line = items.find(isSameLine(wanted));
  if (!line) {
    if (remaining < 1) return { items: [...items], outcome: 'sold-out', quantity: 0, remaining };
    const added: CartItem = {
      ...wanted,
      quantity: 1,
      frameTypes: [frameType],
      ...(number && { numbers: [number] }),
    };
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
    ...((number ?? line.numbers) && { numbers: [...numbersOf(line), number ?? null] }),
  };
  return { items: replaceLine(items, grown), outcome: 'changed', quantity: grown.quantity, remaining };
}

/** An event photo stays one print; added again, it takes the new frame and price. */
function addEventPhotoAgain(
  items: readonly CartItem[],
  line: CartItem,
  wanted: Omit<NewCartItem, 'number'>,
): CartChange {
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

/** Sets a line's quantity: 0 or less removes it, more than available is capped. */
export function setQuantity(items: readonly CartItem[], key: CartLineKey, wanted: number): CartChange {
  const line = items.find(isSameLine(key));
  if (!line) return { items: [...items], outcome: 'unchanged', quantity: 0, remaining: 0 };
  const { remaining } = line;
  if (wanted <= 0) return { items: removeFromCart(items, key), outcome: 'removed', quantity: 0, remaining };
  // A line that holds more than is left keeps its quantity until the buyer lowers it.
  const most = isEventPhotoItem(line) ? 1 : Math.max(remaining, Math.min(line.quantity, wanted));
  const quantity = Math.min(Math.floor(wanted), most);
  const outcome = quantity < wanted ? 'capped' : quantity === line.quantity ? 'unchanged' : 'changed';
  return { items: replaceLine(items, resizeLine(line, quantity)), outcome, quantity, remaining };
}

/** Sets the frame of one unit; `unit` counts from 0. */
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

/** Sets the number of one unit; `unit` counts from 0, and null leaves the number to the checkout. */
export function setNumber(
  items: readonly CartItem[],
  key: CartLineKey,
  unit: number,
  number: CartNumber | null,
): CartItem[] {
  const line = items.find(isSameLine(key));
  if (!line || unit < 0 || unit >= line.quantity) return [...items];
  return replaceLine(items, { ...line, numbers: numbersOf(line).with(unit, number) });
}

/** The number of each unit. */
export const numbersOf = ({ quantity, numbers }: Pick<CartItem, 'quantity' | 'numbers'>) =>
  Array.from({ length: quantity }, (_, unit) => numbers?.[unit] ?? null);

/** Whether the print is still held for the buyer. @param now milliseconds since 1970 */
export const isHeld = (number: CartNumber | null, now = Date.now()): boolean =>
  number?.heldUntil !== undefined && Date.parse(number.heldUntil) > now;

export function removeFromCart(items: readonly CartItem[], key: CartLineKey): CartItem[] {
  const isLine = isSameLine(key);
  return items.filter((item) => !isLine(item));
}

/** Sets how many prints are available. Quantities stay as they are. */
export function updateRemaining(items: readonly CartItem[], key: CartLineKey, remaining: number): CartItem[] {
  const isLine = isSameLine(key);
  return items.map((item) => (isLine(item) ? { ...item, remaining } : item));
}

/** Sets the catalog's current price, in dollars, so that the buyer sees what the server will charge. */
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

/** Removed units take their frames from the end; added units get the frame of the last one. */
function resizeLine(line: CartItem, quantity: number): CartItem {
  const last = line.frameTypes.at(-1) ?? line.frameType;
  const frameTypes = Array.from({ length: quantity }, (_, unit) => line.frameTypes[unit] ?? last);
  return {
    ...line,
    quantity,
    frameTypes,
    ...(line.numbers && { numbers: numbersOf({ ...line, quantity }) }),
  };
}
