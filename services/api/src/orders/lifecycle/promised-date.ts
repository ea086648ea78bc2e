import type { OrderStatus } from '@gallery/domain';

/** The longer end of the 3–5 weeks that production takes. */
const PRODUCTION_WEEKS = 5;
const WEEK_MS = 7 * 24 * 60 * 60 * 1_000;

/** From the payment until the parcel is on its way. */
const PRODUCTION_STATUSES: readonly OrderStatus[] = ['confirmed', 'approved', 'processing', 'reviewing'];

interface OrderInProduction {
  status: OrderStatus;
  /** When the payment arrived. */
  confirmedAt: Date | null;
}

/** When the prints are made at the latest, counted from the payment; null unless they are in the making. */
export function promisedDate({ status, confirmedAt }: OrderInProduction): Date | null {
  if (confirmedAt === null || !PRODUCTION_STATUSES.includes(status)) return null;
  return new Date(confirmedAt.getTime() + PRODUCTION_WEEKS * WEEK_MS);
}

/** The same as a buyer reads it in a mail: `December 26, 2026`, in UTC like every time of the gallery. */
export function formatPromisedDate(order: OrderInProduction): string | null {
  const promised = promisedDate(order);
  return promised && day.format(promised);
}

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
