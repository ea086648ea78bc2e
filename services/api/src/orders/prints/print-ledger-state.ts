import { printTransitionRefusal, type PrintLedgerState, type PrintTransition } from '@gallery/domain';
import type { LockedPrint, PrintRow } from '../../catalog';
import { AppError } from '../../platform';

/** What orders know about a sold print. */
export interface PrintSaleState {
  /** Whether the print's price was refunded. */
  isRefunded: boolean;
}

type PrintSnapshot = Pick<PrintRow, 'state' | 'orderId' | 'collectorId' | 'galleryHoldFor' | 'reservedUntil'>;

/**
 * The state of a print as staff see it.
 * @param sale of the order that has the print; null when no order has it
 */
export function printLedgerState(
  print: PrintSnapshot,
  sale: PrintSaleState | null,
  now: Date,
): PrintLedgerState {
  switch (print.state) {
    case 'sold':
      if (sale === null) return 'sold-elsewhere';
      return sale.isRefunded ? 'refunded' : 'sold';
    case 'held':
      if (print.orderId !== null) return 'held';
      if (print.reservedUntil !== null && print.reservedUntil <= now) return 'available';
      if (print.galleryHoldFor !== null) return 'gallery-hold';
      return print.collectorId === null ? 'held' : 'reserved';
    case 'available':
    case 'void':
      return print.state;
  }
}

/** @throws AppError `print_move_refused` with {state} when the print's state does not allow the transition */
export function assertPrintTransition(
  transition: PrintTransition,
  print: LockedPrint,
  sale: PrintSaleState | null,
  now: Date,
): void {
  const state = printLedgerState(print, sale, now);
  const message = printTransitionRefusal(transition, state, print.editionNumber);
  if (message !== null) throw new AppError('print_move_refused', { message, details: { state } });
}
