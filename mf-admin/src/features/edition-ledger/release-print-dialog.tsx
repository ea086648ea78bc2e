import { releaseHeldPrint } from '@gallery/api-client';
import { showToast } from '@gallery/session';
import { useMutation } from '@tanstack/react-query';
import { ConfirmDialog } from '../../components/dialogs/confirm-dialog';
import type { PrintDialogProps } from './hold-print-dialog';

/** Makes a number free that was kept for somebody. */
export function ReleasePrintDialog({ ledger, row: { number, version, holder }, onClose }: PrintDialogProps) {
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
      isBusy={releasing.isPending}
      failure={releasing.error}
      failureTitle="The number was not released."
      onConfirm={release}
    >
      <p>{holder ? `It is kept for ${holder}. ` : ''}Anybody can buy it from then on.</p>
    </ConfirmDialog>
  );
}
