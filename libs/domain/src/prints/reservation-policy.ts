const HOUR_MS = 3_600_000;

/** How long a collector may keep one number of a work, in hours. */
const RESERVATION_HOURS = 48;
/** As many works as one collector may have reservations in at once. */
export const MAX_RESERVATIONS = 3;
/** A work whose reservation has ended without a purchase is open to the others first, so many hours. */
export const RESERVATION_COOLDOWN_HOURS = 24;

/** When a reservation made now ends by itself. */
export const reservationExpiresAt = (now: Date): Date =>
  new Date(now.getTime() + RESERVATION_HOURS * HOUR_MS);

/** What a collector has, and lately had, reserved. */
export interface ReservationHistory {
  /** The works in which a number is theirs now. */
  active: readonly string[];
  /** The works in which one was, and when it ended without a purchase. */
  ended: readonly { artworkId: string; at: Date }[];
}

/** Why a collector may not reserve a number of a work. */
export type ReservationRefusal = 'one-per-work' | 'too-many' | 'too-soon';

/** Whether a collector may reserve a number of this work now; null when they may. */
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
