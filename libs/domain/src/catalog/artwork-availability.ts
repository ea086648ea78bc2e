import { isTierTwo } from './edition';
import type { Cents } from '../pricing/money';
import { priceEntry, type PriceBookPrices } from '../pricing/price-book';
import { rotateSize, type SizeKey } from './print-size';

/** Known availabilities of an artwork's record; other texts are shown as they are. */
export const AVAILABILITIES = ['available', 'reserved', 'sold', 'not for sale'] as const;
export type Availability = (typeof AVAILABILITIES)[number];

/** What the rules below read of an edition. */
export interface EditionAvailability {
  priceCents: Cents;
  /** Available prints. */
  available: number;
  /** Prints in unpaid checkouts and reservations. */
  held: number;
}

/** Available green, sold red, everything else yellow. */
export const availabilityColor = (availability: string): 'green' | 'red' | 'yellow' =>
  availability === 'available' ? 'green' : availability === 'sold' ? 'red' : 'yellow';

/** Live green, hidden red, everything else yellow. */
export const liveStatusColor = (status: string): 'green' | 'red' | 'yellow' =>
  status === 'live' ? 'green' : status === 'hidden' ? 'red' : 'yellow';

/**
 * What the owner set, else what the ledger says: sold when no print is left, reserved when all that are left are
 * held.
 */
export function artworkAvailability(
  set: Availability,
  editions: readonly EditionAvailability[],
): Availability {
  if (set !== 'available') return set;
  if (editions.some(({ available }) => available > 0)) return 'available';
  return editions.some(({ held }) => held > 0) ? 'reserved' : 'sold';
}

/** The value of unsold prints over all editions. */
export const unsoldValue = (editions: readonly EditionAvailability[]): Cents =>
  editions.reduce((sum, { priceCents, available, held }) => sum + priceCents * (available + held), 0);

/** A size whose price differs from the price book. */
export interface PriceDeviation {
  size: SizeKey;
  priceCents: Cents;
  bookCents: Cents;
}

/**
 * The price book's price of a size in a tier; null when it has none. Metal prints are listed in the create form's table only;
 * custom sizes in none.
 */
export const tierPrice = (book: PriceBookPrices, tier: string, size: SizeKey): Cents | null =>
  (
    priceEntry(book, isTierTwo(tier) ? 'default_t2' : 'default_t1', size) ??
    priceEntry(book, 'form_create', size)
  )?.priceCents ?? null;

/** Where an artwork's prices deviate from its tier's price book. A price of 0 is on inquiry and never does. */
export function priceDeviations(
  book: PriceBookPrices,
  tier: string,
  editions: readonly { size: SizeKey; priceCents: Cents }[],
): PriceDeviation[] {
  return editions.flatMap(({ size, priceCents }) => {
    const bookCents = tierPrice(book, tier, size);
    return priceCents === 0 || bookCents === null || bookCents === priceCents
      ? []
      : [{ size, priceCents, bookCents }];
  });
}

/** Every price that the price book has for a size in each tier, whichever way the size is turned. */
export const tierPrices = (
  book: PriceBookPrices,
): { isTierTwo: boolean; size: SizeKey; priceCents: Cents }[] =>
  (['Tier 1', 'Tier 2'] as const).flatMap((tier) => {
    const tables = [book.readings.default_t1, book.readings.default_t2, book.readings.form_create];
    const sizes = tables.flatMap((table) => Object.keys(table)).flatMap((size) => [size, rotateSize(size)]);
    return [...new Set(sizes)].flatMap((size) => {
      const priceCents = tierPrice(book, tier, size);
      return priceCents === null ? [] : [{ isTierTwo: isTierTwo(tier), size, priceCents }];
    });
  });
