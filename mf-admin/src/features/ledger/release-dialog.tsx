import { releaseHeldNumber } from '@gallery/api-client';
import { notify } from '@gallery/session';
import { useMutation } from '@tanstack/react-query';
import { ConfirmDialog } from '../../parts/confirm-dialog';
import type { OneNumberProps } from './hold-dialog';

/** Makes a number free that was kept for somebody. */
export function ReleaseDialog({ ledger, row: { number, version, holder }, onClose }: OneNumberProps) {
  const { editionId, title } = ledger;
  const releasing = useMutation(releaseHeldNumber({ editionId, number, version }));
  const release = () =>
    releasing.mutate(undefined, {
      onSuccess: () => {
        notify({ title: `Number ${number} is free` });
        onClose();
      },
    });
  return (
    <ConfirmDialog
      onClose={onClose}
      title={`Release number ${number} of ${title}?`}
      confirmWord="Release"
      busyWord="Releasing..."
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
