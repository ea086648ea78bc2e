import { v7 as newId } from 'uuid';
import type { PrintEntity, PrintEventEntity, PrintEventKind, PrintState } from '../entities/print.entity';

type PrintStateFields = Pick<
  PrintEntity,
  'state' | 'orderId' | 'collectorId' | 'galleryHoldFor' | 'reservedUntil'
>;

/**
 * Whether a reservation, gallery hold or cart hold has run out and is not recorded as ended yet. Such a print is available:
 * nothing depends on when that is recorded. While an order holds the print, the order's payment decides, not the
 * time.
 */
export const isReservationExpired = (
  { state, orderId, reservedUntil }: PrintStateFields,
  now: Date,
): boolean => state === 'held' && orderId === null && reservedUntil !== null && reservedUntil <= now;

/** The state of the print at this moment. */
export const currentPrintState = (print: PrintStateFields, now: Date): PrintState =>
  isReservationExpired(print, now) ? 'available' : print.state;

/**
 * Whether the gallery keeps the print for someone and no order holds it. Also true for a gallery hold that has run out.
 */
export const isOnGalleryHold = ({ state, orderId, galleryHoldFor }: PrintStateFields): boolean =>
  state === 'held' && orderId === null && galleryHoldFor !== null;

/**
 * Whether a cart holds the print, or was the last to hold it: kept until a certain time, but for nobody in particular.
 */
export const isHeldInCart = ({
  state,
  orderId,
  collectorId,
  galleryHoldFor,
  reservedUntil,
}: PrintStateFields): boolean =>
  state === 'held' &&
  orderId === null &&
  collectorId === null &&
  galleryHoldFor === null &&
  reservedUntil !== null;

/** Whether this collector's reservation is still active, also while an order of theirs holds the print. */
export const isReservedBy = (
  { collectorId, reservedUntil }: PrintStateFields,
  collector: string,
  now: Date,
): boolean => collectorId === collector && reservedUntil !== null && reservedUntil > now;

/** `isReservationExpired` for queries on `print` with the parameter `now`. */
export const RESERVATION_EXPIRED_SQL =
  "(print.state = 'held' AND print.orderId IS NULL AND print.reservedUntil IS NOT NULL AND print.reservedUntil <= :now)";

/** Available prints, for queries on `print` with the parameter `now`. */
export const AVAILABLE_SQL = `(print.state = 'available' OR ${RESERVATION_EXPIRED_SQL})`;

/** Prints that nobody else can buy now, for queries on `print` with the parameter `now`. */
export const HELD_SQL = `(print.state = 'held' AND NOT ${RESERVATION_EXPIRED_SQL})`;

/** When the hold on a print ends by itself; null for never. */
export const HOLD_END_SQL =
  'GREATEST(COALESCE(print.heldUntil, print.reservedUntil), COALESCE(print.reservedUntil, print.heldUntil))';

/** Of these, the ones that an unpaid checkout or a cart holds. */
export const UNPAID_HOLD_SQL = `(${HELD_SQL} AND (print.orderId IS NOT NULL OR print.collectorId IS NULL AND print.galleryHoldFor IS NULL))`;

export const numbersOf = (prints: readonly { editionNumber: number }[]): number[] =>
  prints.map(({ editionNumber }) => editionNumber);

/** What a history entry records in addition to the print. */
interface PrintEventContext {
  /** Who did it: `shop`, `collector`, `clock`, or the owner's account. */
  actor: string;
  at: Date;
  reason?: string;
  /** The collector whose reservation this is about, when the print does not say so. */
  collectorId?: string | null;
}

/** A history entry about the print as it was before the change. */
export const createPrintEvent = (
  { editionId, editionNumber, orderId, orderLineId, ...print }: Readonly<PrintEntity>,
  kind: PrintEventKind,
  { actor, at, reason, collectorId = print.collectorId }: PrintEventContext,
): PrintEventEntity => ({
  id: newId(),
  editionId,
  editionNumber,
  kind,
  orderId,
  orderLineId,
  collectorId,
  reason: reason ?? null,
  actor,
  createdAt: at,
});

/**
 * The ends of these prints' reservations and gallery holds, dated at their own expiry when that has passed. Cart holds are
 * not in the history, like those of checkouts.
 */
export const reservationEndEvents = (
  prints: readonly PrintEntity[],
  { actor, at }: PrintEventContext,
): PrintEventEntity[] =>
  prints.flatMap((print) => {
    if (print.reservedUntil === null || isHeldInCart(print)) return [];
    const end = print.reservedUntil <= at ? { actor: 'clock', at: print.reservedUntil } : { actor, at };
    return [
      createPrintEvent(
        print,
        print.galleryHoldFor === null ? 'reservation-ended' : 'gallery-hold-ended',
        end,
      ),
    ];
  });
