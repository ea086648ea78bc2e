import type { CartItem } from './cart-rules';
import { isRecord, numberIn, textIn } from './stored-json';

/** Local storage key of the cart. */
export const CART_KEY = 'cart-items';

/** No edition has more prints: what says so is damaged, and a list of as many frames would be too long to make. */
const MOST_PRINTS = 1_000;

/** Reads stored lines: what cannot be read is left out, never thrown (a damaged store must not lock the shop). */
export function parseCart(stored: unknown): CartItem[] {
  return Array.isArray(stored) ? stored.map(parseItem).filter((item) => item !== null) : [];
}

function parseItem(stored: unknown): CartItem | null {
  if (!isRecord(stored)) return null;
  const id = textIn(stored, 'id');
  const size = textIn(stored, 'size');
  const price = numberIn(stored, 'price', 0);
  const quantity = Math.floor(numberIn(stored, 'quantity', 1));
  if (!id || !size || price < 0 || quantity < 1 || quantity > MOST_PRINTS) return null;
  const frameType = textIn(stored, 'frameType', 'Black Frame');
  const reservedUntil = textIn(stored, 'reservedUntil');
  const eventId = textIn(stored, 'eventId');
  const frames = Array.isArray(stored['frameTypes']) ? stored['frameTypes'] : [];
  return {
    id,
    artworkId: textIn(stored, 'artworkId'),
    title: textIn(stored, 'title', 'Untitled Artwork'),
    series: textIn(stored, 'series'),
    year: numberIn(stored, 'year', 0),
    imageUrl: textIn(stored, 'imageUrl'),
    editionNumber: textIn(stored, 'editionNumber'),
    editionSize: textIn(stored, 'editionSize', size),
    size,
    frameSize: textIn(stored, 'frameSize'),
    frameType,
    price,
    quantity,
    frameTypes: Array.from({ length: quantity }, (_, unit) =>
      typeof frames[unit] === 'string' ? frames[unit] : frameType,
    ),
    remaining: Math.max(0, Math.floor(numberIn(stored, 'remaining', quantity))),
    ...(reservedUntil && { reservedUntil }),
    ...(eventId && { eventId }),
  };
}
