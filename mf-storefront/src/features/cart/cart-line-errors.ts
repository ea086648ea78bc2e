import { toCents, type Cents } from '@gallery/domain';
import type { ArtworkRecord, EditionOption } from '@gallery/contracts';
import { isEventPhotoItem, type CartItem } from '@gallery/session';

/** What stands between a line of the cart and its purchase, seen against the catalogue of this moment. */
export type CartLineError =
  | { kind: 'gone' }
  /** The live photo was taken off its event. */
  | { kind: 'withdrawn' }
  | { kind: 'sold-out' }
  | { kind: 'fewer'; remaining: number }
  | { kind: 'price'; price: Cents };

/** The artwork and edition that a line was made from; null when the catalogue has it no more. */
export function findCatalogOffer(
  line: CartItem,
  inventory: readonly ArtworkRecord[],
): { artwork: ArtworkRecord; edition: EditionOption } | null {
  const artwork = inventory.find((record) => record.id === line.artworkId);
  const edition = artwork?.editionOptions.find((option) => option.size === line.size);
  return artwork && edition ? { artwork, edition } : null;
}

/** Whether a number is still kept for the buyer of the line. */
export const isReserved = ({ reservedUntil }: Pick<CartItem, 'reservedUntil'>): boolean =>
  reservedUntil !== undefined && Date.parse(reservedUntil) > Date.now();

/** Prints of the edition that this buyer can have: what is free, and the number that is kept for them. */
export const availablePrints = (
  line: Pick<CartItem, 'reservedUntil'>,
  { available }: Pick<EditionOption, 'available'>,
): number => available + (isReserved(line) ? 1 : 0);

/**
 * What has changed since the line was put into the cart; null when nothing has, or when it is not for the catalogue to say
 * (live photos). The server checks again at the purchase: this only spares the buyer the detour.
 */
export function findCartLineError(line: CartItem, inventory: readonly ArtworkRecord[]): CartLineError | null {
  if (isEventPhotoItem(line)) return null;
  const offer = findCatalogOffer(line, inventory);
  // A work that is shown to its collector alone is in no catalogue.
  if (!offer && isReserved(line)) return null;
  if (!offer || offer.edition.price === null) return { kind: 'gone' };
  const { price } = offer.edition;
  const available = availablePrints(line, offer.edition);
  if (available === 0) return { kind: 'sold-out' };
  if (available < line.quantity) return { kind: 'fewer', remaining: available };
  return toCents(offer.edition.price) === toCents(line.price) || price === null
    ? null
    : { kind: 'price', price: toCents(price) };
}
