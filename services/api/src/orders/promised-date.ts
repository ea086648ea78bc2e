import type { OrderStatus } from '@gallery/domain';

/** The longer end of the 3–5 weeks that production takes (G90). */
const PRODUCTION_WEEKS = 5;
const WEEK_MS = 7 * 24 * 60 * 60 * 1_000;

/** From the payment until the parcel is on its way. */
const IN_THE_MAKING: readonly OrderStatus[] = ['confirmed', 'approved', 'processing', 'reviewing'];

/** When the prints are made at the latest, counted from the payment; null unless they are in the making (G90). */
export function promiseOf({
  status,
  confirmedAt,
}: {
  status: OrderStatus;
  confirmedAt: Date | null;
}): Date | null {
  if (confirmedAt === null || !IN_THE_MAKING.includes(status)) return null;
  return new Date(confirmedAt.getTime() + PRODUCTION_WEEKS * WEEK_MS);
}
