import { PRODUCTION_WEEKS, formatDate, type OrderStatus } from '@gallery/domain';
import { isMadeAndSent } from '../orders-policy';

const WEEK_MS = 7 * 24 * 60 * 60 * 1_000;

/** From the payment to shipping. */
const PRODUCTION_STATUSES: readonly OrderStatus[] = ['confirmed', 'approved', 'processing', 'reviewing'];

interface OrderInProduction {
  orderType: string;
  status: OrderStatus;
  /** When the payment arrived. */
  confirmedAt: Date | null;
}

/** The date by which the prints will be made, counted from the payment; null unless they are in production. */
export function promisedDate({ orderType, status, confirmedAt }: OrderInProduction): Date | null {
  if (confirmedAt === null || !isMadeAndSent({ orderType }) || !PRODUCTION_STATUSES.includes(status))
    return null;
  return new Date(confirmedAt.getTime() + PRODUCTION_WEEKS.max * WEEK_MS);
}

/** The same for an email, on the gallery's day: `Dec 26, 2026`. */
export function formatPromisedDate(order: OrderInProduction, timeZone: string): string | null {
  const promised = promisedDate(order);
  return promised && formatDate(promised, timeZone);
}
