import {
  formatMoney,
  holdNotice,
  isAwaited,
  isOnHold,
  maxPrintsPerOrder,
  orderLimitMessage,
  toCents,
  type Cents,
  type EditionHold,
  type OrderLimits,
} from '@gallery/domain';
import type { ArtworkRecord, EditionOption } from '@gallery/contracts';
import { isEventPhotoItem, isHeld, numbersOf, type CartItem } from '@gallery/session';

/** Why a cart line cannot be bought, by the current catalog. */
export type CartLineError =
  | { kind: 'gone' }
  /** The event photo was withdrawn. */
  | { kind: 'withdrawn' }
  | { kind: 'sold-out' }
  /** Others hold the last prints. A checkout waits for those that are in checkouts themselves. */
  | { kind: 'on-hold'; edition: EditionHold }
  | { kind: 'fewer'; remaining: number }
  | { kind: 'over-limit'; most: number }
  /** Someone else has the chosen number of this unit. */
  | { kind: 'number-taken'; unit: number; editionNumber: number; next: number | null }
  | { kind: 'price'; price: Cents };

/** The artwork and edition of a line; null if they are no longer in the catalog. */
export function findCatalogOffer(
  line: CartItem,
  inventory: readonly ArtworkRecord[],
): { artwork: ArtworkRecord; edition: EditionOption } | null {
  const artwork = inventory.find((record) => record.id === line.artworkId);
  const edition = artwork?.editionOptions.find((option) => option.size === line.size);
  return artwork && edition ? { artwork, edition } : null;
}

/** Whether a print is still reserved for the buyer. */
export const isReserved = ({ reservedUntil }: Pick<CartItem, 'reservedUntil'>): boolean =>
  reservedUntil !== undefined && Date.parse(reservedUntil) > Date.now();

/** Prints this buyer can have: the available ones, their reservation, and what their cart holds. */
export const availablePrints = (
  line: Pick<CartItem, 'reservedUntil' | 'numbers'>,
  { available }: Pick<EditionOption, 'available'>,
): number => available + (isReserved(line) ? 1 : 0) + (line.numbers ?? []).filter(isHeld).length;

/** How many prints of the line one order can have: its own reservation is one more. */
export const orderLimitOf = (
  line: Pick<CartItem, 'reservedUntil'>,
  { total }: Pick<EditionOption, 'total'>,
  limits: OrderLimits,
): number => maxPrintsPerOrder(total, limits) + (isReserved(line) ? 1 : 0);

/**
 * What changed since the line was added; null if nothing did, or if the catalog does not know (event photos). The
 * server checks again at the purchase: this only saves the buyer a detour.
 * @param available numbers of an edition, where they are known
 */
export function findCartLineError(
  line: CartItem,
  inventory: readonly ArtworkRecord[],
  limits: OrderLimits,
  available: (editionId: string) => readonly number[] | undefined = () => undefined,
): CartLineError | null {
  if (isEventPhotoItem(line)) return null;
  const offer = findCatalogOffer(line, inventory);
  // An artwork of a private preview is in no catalog.
  if (!offer && isReserved(line)) return null;
  if (!offer || offer.edition.price === null) return { kind: 'gone' };
  const { price } = offer.edition;
  const prints = availablePrints(line, offer.edition);
  if (prints === 0) return unavailableError(offer.edition);
  if (prints < line.quantity) return { kind: 'fewer', remaining: prints };
  const most = orderLimitOf(line, offer.edition, limits);
  if (most < line.quantity) return { kind: 'over-limit', most };
  const taken = findTakenNumber(line, available(offer.edition.editionId));
  if (taken) return taken;
  return toCents(offer.edition.price) === toCents(line.price) || price === null
    ? null
    : { kind: 'price', price: toCents(price) };
}

/** Why no print of the edition can be bought. */
export const unavailableError = (edition: EditionHold): CartLineError =>
  isOnHold(edition) ? { kind: 'on-hold', edition } : { kind: 'sold-out' };

/** The first chosen number that is no longer held and not available either. */
function findTakenNumber(line: CartItem, available: readonly number[] | undefined): CartLineError | null {
  if (!available) return null;
  const numbers = numbersOf(line);
  const chosen = numbers.map((number) => number?.editionNumber);
  for (const [unit, number] of numbers.entries())
    if (number && !isHeld(number) && !available.includes(number.editionNumber))
      return {
        kind: 'number-taken',
        unit,
        editionNumber: number.editionNumber,
        next: available.find((each) => !chosen.includes(each)) ?? null,
      };
  return null;
}

/** Whether the cart cannot be checked out before the line is changed. */
export const preventsCheckout = (error: CartLineError | null): boolean =>
  error !== null && !(error.kind === 'on-hold' && isAwaited(error.edition));

/** What the line says about it. */
export function cartLineErrorMessage(error: CartLineError, formatTime: (at: string) => string): string {
  switch (error.kind) {
    case 'gone':
      return 'This print is no longer offered. Please remove it.';
    case 'withdrawn':
      return 'This photograph was withdrawn from its event and cannot be bought. Please remove it.';
    case 'sold-out':
      return 'This print is no longer available. Please remove it.';
    case 'on-hold':
      return isAwaited(error.edition)
        ? `${holdNotice(error.edition, formatTime)} Check out to join the waiting room.`
        : holdNotice(error.edition, formatTime);
    case 'fewer':
      return `Only ${error.remaining} ${error.remaining === 1 ? 'print is' : 'prints are'} left.`;
    case 'over-limit':
      return orderLimitMessage(error.most);
    case 'number-taken':
      return `Someone else has taken number ${error.editionNumber}.`;
    case 'price':
      return `The price of this print is now ${formatMoney(error.price)}.`;
  }
}
