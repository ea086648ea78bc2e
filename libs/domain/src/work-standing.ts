import { isTierTwo } from './edition';
import type { Cents } from './money';
import { priceEntry, type BookPrices } from './price-book';
import type { SizeKey } from './size';

/** What a work's record says of its availability; other words are shown as they are. */
export const AVAILABILITIES = ['available', 'reserved', 'sold', 'not for sale'] as const;
export type Availability = (typeof AVAILABILITIES)[number];

/** One edition for the rules below. */
export interface EditionStanding {
  priceCents: Cents;
  /** Numbers that can be bought now. */
  available: number;
  /** Numbers in unpaid orders and reservations. */
  held: number;
}

/** Available green, sold red, everything else yellow. */
export const availabilityColour = (availability: string): 'green' | 'red' | 'yellow' =>
  availability === 'available' ? 'green' : availability === 'sold' ? 'red' : 'yellow';

/** Live green, hidden red, everything else yellow. */
export const liveStatusColour = (status: string): 'green' | 'red' | 'yellow' =>
  status === 'live' ? 'green' : status === 'hidden' ? 'red' : 'yellow';

/** What the owner has set, or else what the ledger says: sold without a number left, reserved when all that are left are held. */
export function availabilityOf(set: Availability, editions: readonly EditionStanding[]): Availability {
  if (set !== 'available') return set;
  if (editions.some(({ available }) => available > 0)) return 'available';
  return editions.some(({ held }) => held > 0) ? 'reserved' : 'sold';
}

/** Unsold numbers times their price, over all editions of a work. */
export const unsoldValue = (editions: readonly EditionStanding[]): Cents =>
  editions.reduce((sum, { priceCents, available, held }) => sum + priceCents * (available + held), 0);

/** A size whose price is not the one of the price book. */
export interface Departure {
  size: SizeKey;
  priceCents: Cents;
  bookCents: Cents;
}

/**
 * Where a work's prices depart from the price book of its tier. Metal prints stand in the create form's reading
 * alone; custom sizes stand in none and cannot depart.
 */
export function departuresFromBook(
  book: BookPrices,
  tier: string,
  editions: readonly { size: SizeKey; priceCents: Cents }[],
): Departure[] {
  const reading = isTierTwo(tier) ? 'default_t2' : 'default_t1';
  return editions.flatMap(({ size, priceCents }) => {
    const line = priceEntry(book, reading, size) ?? priceEntry(book, 'form_create', size);
    return line === null || line.priceCents === priceCents
      ? []
      : [{ size, priceCents, bookCents: line.priceCents }];
  });
}
