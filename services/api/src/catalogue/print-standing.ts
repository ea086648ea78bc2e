import type { PrintEntity, PrintState } from './print.entity';

type Standing = Pick<PrintEntity, 'state' | 'orderId' | 'collectorId' | 'asideFor' | 'reservedUntil'>;

/**
 * Whether a reservation, or a keeping aside, has run out that nobody has written down yet. Such a print is free: nothing depends on when
 * somebody comes round to it. While an order holds the print, the order's payment decides, not the time.
 */
export const isOverdue = ({ state, orderId, reservedUntil }: Standing, now: Date): boolean =>
  state === 'held' && orderId === null && reservedUntil !== null && reservedUntil <= now;

/** How the print stands at this moment. */
export const standingOf = (print: Standing, now: Date): PrintState =>
  isOverdue(print, now) ? 'available' : print.state;

/** Whether the gallery keeps the print aside, and no order has it. A keeping that has run out counts as free besides. */
export const isAside = ({ state, orderId, asideFor }: Standing): boolean =>
  state === 'held' && orderId === null && asideFor !== null;

/** Whether the reservation of this collector lasts, also while an order of theirs holds the print. */
export const isReservedBy = (
  { collectorId, reservedUntil }: Standing,
  collector: string,
  now: Date,
): boolean => collectorId === collector && reservedUntil !== null && reservedUntil > now;

/** `isOverdue` for queries on `print` with the parameter `now`. */
export const OVERDUE =
  "(print.state = 'held' AND print.orderId IS NULL AND print.reservedUntil IS NOT NULL AND print.reservedUntil <= :now)";

/** Prints that can be taken now, for queries on `print` with the parameter `now`. */
export const FREE = `(print.state = 'available' OR ${OVERDUE})`;
