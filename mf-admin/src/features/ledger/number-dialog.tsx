import type { EditionLedger } from '@gallery/contracts';
import type { PrintMove } from '@gallery/domain';
import { HoldDialog } from './hold-dialog';
import { ReasonDialog } from './reason-dialog';
import { ReleaseDialog } from './release-dialog';
import { SellDialog } from './sell-dialog';

/** What somebody wants to do, and with which number; to sell may be left to the ledger which. */
export type NumberAction =
  | { kind: 'sell'; number: number | null }
  | { kind: Exclude<PrintMove, 'sell'>; number: number };

export interface NumberDialogProps {
  ledger: EditionLedger;
  action: NumberAction;
  onClose: () => void;
}

/** The dialog of an action. It reads the number from the ledger as it is now: after a refusal that is the fresh one. */
export function NumberDialog({ ledger, action, onClose }: NumberDialogProps) {
  if (action.kind === 'sell') return <SellDialog ledger={ledger} number={action.number} onClose={onClose} />;
  const row = ledger.numbers.find(({ number }) => number === action.number);
  if (!row) return null;
  const props = { ledger, row, onClose };
  if (action.kind === 'hold') return <HoldDialog {...props} />;
  if (action.kind === 'release') return <ReleaseDialog {...props} />;
  return <ReasonDialog {...props} deed={action.kind} />;
}
