import { printTransitionRefusal, type PrintTransition } from '@gallery/domain';
import type { LockedPrint } from '../../catalog';
import { AppError } from '../../platform';
import { ledgerState, type PrintSaleState } from './ledger-state';

/** @throws AppError `print_move_refused` with {state} and a sentence when the number does not stand so that it can be done */
export function assertPrintTransition(
  move: PrintTransition,
  print: LockedPrint,
  sale: PrintSaleState | null,
  now: Date,
): void {
  const state = ledgerState(print, sale, now);
  const message = printTransitionRefusal(move, state, print.number);
  if (message !== null) throw new AppError('print_move_refused', { message, details: { state } });
}
