import type { Cents } from '../pricing/money';

/** Known availabilities of an artwork's record; other texts are shown as they are. */
export const AVAILABILITIES = ['available', 'reserved', 'sold', 'not for sale'] as const;
export type Availability = (typeof AVAILABILITIES)[number];

/** The part of an edition that the rules below read. */
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
 * The owner's setting, else the ledger's state: sold when no print is left, reserved when all that are left are
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
