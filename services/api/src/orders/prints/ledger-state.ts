import type { PrintLedgerState } from '@gallery/domain';
import type { PrintRow } from '../../catalog';

/** What the orders know of a number that somebody bought. */
export interface PrintSaleState {
  /** Whether the money for this number went back. */
  isRefunded: boolean;
}

type PrintSnapshot = Pick<PrintRow, 'state' | 'orderId' | 'asideFor' | 'reservedUntil'>;

/**
 * How a number stands for those who work with it. Pure.
 * @param sale of the order that has the number; null when no order has
 */
export function ledgerState(print: PrintSnapshot, sale: PrintSaleState | null, now: Date): PrintLedgerState {
  switch (print.state) {
    case 'sold':
      if (sale === null) return 'outside';
      return sale.isRefunded ? 'refunded' : 'sold';
    case 'held':
      if (print.orderId !== null) return 'held';
      if (print.reservedUntil !== null && print.reservedUntil <= now) return 'available';
      return print.asideFor === null ? 'reserved' : 'aside';
    case 'available':
    case 'void':
      return print.state;
  }
}
