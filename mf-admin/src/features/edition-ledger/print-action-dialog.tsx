import type { EditionStock } from '@gallery/contracts';
import type { PrintTransition } from '@gallery/domain';
import { releaseHeldPrint } from '@gallery/api-client';
import { showToast } from '@gallery/session';
import { useMutation } from '@tanstack/react-query';
import { HoldPrintDialog, type PrintDialogProps } from './hold-print-dialog';
import { PrintReasonDialog } from './print-reason-dialog';
import { OfflineSaleDialog } from './offline-sale-dialog';
import { ConfirmDialog } from '../../components/dialogs/confirm-dialog';

/** What somebody wants to do, and with which number; to sell may be left to the ledger which. */
export type PrintAction =
  | { kind: 'sell'; number: number | null }
  | { kind: Exclude<PrintTransition, 'sell'>; number: number };

export interface PrintActionDialogProps {
  ledger: EditionStock;
  action: PrintAction;
  onClose: () => void;
}

/** The dialog of an action. It reads the number from the ledger as it is now: after a refusal that is the fresh one. */
export function PrintActionDialog({ ledger, action, onClose }: PrintActionDialogProps) {
  if (action.kind === 'sell')
    return <OfflineSaleDialog ledger={ledger} number={action.number} onClose={onClose} />;
  const row = ledger.numbers.find(({ number }) => number === action.number);
  if (!row) return null;
  const props = { ledger, row, onClose };
  if (action.kind === 'hold') return <HoldPrintDialog {...props} />;
  if (action.kind === 'release') return <ReleasePrintDialog {...props} />;
  return <PrintReasonDialog {...props} action={action.kind} />;
}

/** Makes a number free that was kept for somebody. */
function ReleasePrintDialog({ ledger, row: { number, version, holder }, onClose }: PrintDialogProps) {
  const { editionId, title } = ledger;
  const releasing = useMutation(releaseHeldPrint({ editionId, number, version }));
  const release = () =>
    releasing.mutate(undefined, {
      onSuccess: () => {
        showToast({ title: `Number ${number} is free` });
        onClose();
      },
    });
  return (
    <ConfirmDialog
      onClose={onClose}
      title={`Release number ${number} of ${title}?`}
      confirmLabel="Release"
      busyLabel="Releasing..."
      tone="ink"
      mutation={releasing}
      failureTitle="The number was not released."
      onConfirm={release}
    >
      <p>{holder ? `It is kept for ${holder}. ` : ''}Anybody can buy it from then on.</p>
    </ConfirmDialog>
  );
}
