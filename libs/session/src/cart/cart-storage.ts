import type { CartItem } from './cart-rules';
import { isRecord, numberField, stringField } from '../browser-storage';

/** Local storage key of the cart. */
export const CART_KEY = 'cart-items';

/** No edition has more prints: what says so is damaged, and a list of as many frames would be too long to make. */
const MAX_LINE_QUANTITY = 1_000;

/** Reads stored lines: what cannot be read is left out, never thrown (a damaged store must not lock the shop). */
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
    ...(reservedUntil && { reservedUntil }),
    ...(eventId && { eventId }),
  };
}
