import { v7 as newId } from 'uuid';
import type { PrintEntity, PrintEventEntity, PrintEventKind } from '../entities/print.entity';

/** What is written down of a change besides the print itself. */
interface PrintEventContext {
  /** Who: `shop`, `collector`, `clock`, or the owner's account. */
  actor: string;
  at: Date;
  reason?: string;
  /** Whose reservation it is about, where the print does not say it. */
  collectorId?: string | null;
}

/** An entry of the ledger's history about this print, as it stood before the change. */
export const createPrintEvent = (
  { editionId, number, orderId, orderLineId, ...print }: Readonly<PrintEntity>,
  kind: PrintEventKind,
  { actor, at, reason, collectorId = print.collectorId }: PrintEventContext,
): PrintEventEntity => ({
  id: newId(),
  editionId,
  number,
  kind,
  orderId,
  orderLineId,
  collectorId,
  reason: reason ?? null,
  actor,
  createdAt: at,
});

/** The ends of these prints' reservations and keepings: at their own time when that has passed, however late it is written down. */
export const reservationEndEvents = (
  prints: readonly PrintEntity[],
  { actor, at }: PrintEventContext,
): PrintEventEntity[] =>
  prints.flatMap((print) => {
    if (print.reservedUntil === null) return [];
    const end = print.reservedUntil <= at ? { actor: 'clock', at: print.reservedUntil } : { actor, at };
    return [createPrintEvent(print, print.asideFor === null ? 'reservation-ended' : 'aside-ended', end)];
  });
