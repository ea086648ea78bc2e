import { printMoveRefusal, type PrintMove } from '@gallery/domain';
import type { LockedPrint } from '../catalogue';
import { AppError } from '../platform';
import { ledgerState, type SoldStanding } from './ledger-state';

/** @throws AppError `print_move_refused` with {state} and a sentence when the number does not stand so that it can be done */
export function guardMove(move: PrintMove, print: LockedPrint, sale: SoldStanding | null, now: Date): void {
  const state = ledgerState(print, sale, now);
  const message = printMoveRefusal(move, state, print.number);
  if (message !== null) throw new AppError('print_move_refused', { message, details: { state } });
}
