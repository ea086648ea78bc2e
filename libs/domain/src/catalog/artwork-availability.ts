import { isTierTwo } from './edition';
import type { Cents } from '../pricing/money';
import { priceEntry, type PriceBookPrices } from '../pricing/price-book';
import type { SizeKey } from './print-size';

/** What a work's record says of its availability; other words are shown as they are. */
export const AVAILABILITIES = ['available', 'reserved', 'sold', 'not for sale'] as const;
export type Availability = (typeof AVAILABILITIES)[number];

/** One edition for the rules below. */
export interface EditionAvailability {
  priceCents: Cents;
  /** Numbers that can be bought now. */
  available: number;
  /** Numbers in unpaid orders and reservations. */
  held: number;
}

/** Available green, sold red, everything else yellow. */
export const availabilityColor = (availability: string): 'green' | 'red' | 'yellow' =>
  availability === 'available' ? 'green' : availability === 'sold' ? 'red' : 'yellow';

/** Live green, hidden red, everything else yellow. */
export const liveStatusColor = (status: string): 'green' | 'red' | 'yellow' =>
  status === 'live' ? 'green' : status === 'hidden' ? 'red' : 'yellow';

/** What the owner has set, or else what the ledger says: sold without a number left, reserved when all that are left are held. */
export function artworkAvailability(
  set: Availability,
  editions: readonly EditionAvailability[],
): Availability {
  if (set !== 'available') return set;
  if (editions.some(({ available }) => available > 0)) return 'available';
  return editions.some(({ held }) => held > 0) ? 'reserved' : 'sold';
}

/** Unsold numbers times their price, over all editions of a work. */
export const unsoldValue = (editions: readonly EditionAvailability[]): Cents =>
  editions.reduce((sum, { priceCents, available, held }) => sum + priceCents * (available + held), 0);

/** A size whose price is not the one of the price book. */
export interface PriceDeviation {
  size: SizeKey;
  priceCents: Cents;
  bookCents: Cents;
}

/**
 * Where a work's prices depart from the price book of its tier. Metal prints stand in the create form's reading
 * alone; custom sizes stand in none and cannot depart.
 */
export function priceDeviations(
  book: PriceBookPrices,
  tier: string,
  editions: readonly { size: SizeKey; priceCents: Cents }[],
): PriceDeviation[] {
  const reading = isTierTwo(tier) ? 'default_t2' : 'default_t1';
  return editions.flatMap(({ size, priceCents }) => {
    const line = priceEntry(book, reading, size) ?? priceEntry(book, 'form_create', size);
    return line === null || line.priceCents === priceCents
      ? []
      : [{ size, priceCents, bookCents: line.priceCents }];
  });
}
