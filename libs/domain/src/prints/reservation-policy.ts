const HOUR_MS = 3_600_000;

/** How long a reservation lasts. */
export const RESERVATION_HOURS = 48;
/** How many artworks a collector can have reserved at once. */
export const MAX_RESERVATIONS = 3;
/** How long after an unused reservation a collector cannot reserve the same artwork again. */
export const RESERVATION_COOLDOWN_HOURS = 24;

/** When a reservation made now expires. */
export const reservationExpiresAt = (now: Date): Date =>
  new Date(now.getTime() + RESERVATION_HOURS * HOUR_MS);

/** A collector's active and recent reservations. */
export interface ReservationHistory {
  /** Artworks with an active reservation. */
  active: readonly string[];
  /** Artworks with an ended reservation, and when it ended without a purchase. */
  ended: readonly { artworkId: string; at: Date }[];
}

/** Why a collector cannot reserve a print. */
export type ReservationRefusal = 'one-per-work' | 'too-many' | 'too-soon';

/** Null when the collector may reserve a print of this artwork. */
export function reservationRefusal(
  artworkId: string,
  { active: running, ended }: ReservationHistory,
  now: Date,
): ReservationRefusal | null {
  if (running.includes(artworkId)) return 'one-per-work';
  if (running.length >= MAX_RESERVATIONS) return 'too-many';
  const since = now.getTime() - RESERVATION_COOLDOWN_HOURS * HOUR_MS;
  const isTooSoon = ended.some((each) => each.artworkId === artworkId && each.at.getTime() > since);
  return isTooSoon ? 'too-soon' : null;
}
