import { closePrivatePreviewNow, openPrivatePreviewNow } from '@gallery/api-client';
import type { PrivatePreviewRecord } from '@gallery/contracts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '../../components/dialogs/confirm-dialog';
import { ErrorNotice } from '../../components/feedback/error-notice';
import { ActionItem, ActionList } from '../../components/actions/action-list';
import { EditPrivatePreviewDialog } from './private-preview-dialog';

/** What can be done with a preview: edit it, open it before its time, end it. */
export function PrivatePreviewActions({ preview }: { preview: PrivatePreviewRecord }) {
  const { state } = preview;
  const [open, setOpen] = useState<'edit' | 'close' | null>(null);
  const opening = useMutation(openPrivatePreviewNow(preview.id));
  const close = () => setOpen(null);
  return (
    <div>
      <ActionList label="Actions">
        <ActionItem onClick={() => setOpen('edit')}>Edit</ActionItem>
        {state === 'planned' && (
          <ActionItem isBusy={opening.isPending} onClick={() => opening.mutate()}>
            Open now
          </ActionItem>
        )}
        {state !== 'ended' && <ActionItem onClick={() => setOpen('close')}>Close now</ActionItem>}
      </ActionList>
      <ErrorNotice title="The preview was not opened." failure={opening.error} />
      {open === 'edit' && <EditPrivatePreviewDialog preview={preview} onClose={close} onSaved={close} />}
      {open === 'close' && <ClosePrivatePreviewDialog id={preview.id} onClose={close} />}
    </div>
  );
}

function ClosePrivatePreviewDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const closing = useMutation(closePrivatePreviewNow(id));
  return (
    <ConfirmDialog
      onClose={onClose}
      title="Close this preview now?"
      confirmLabel="Close now"
      busyLabel="Closing..."
      tone="ink"
      mutation={closing}
      failureTitle="The preview was not closed."
      onConfirm={() => closing.mutate(undefined, { onSuccess: onClose })}
    >
      <p>Nobody sees it any more. Numbers that are reserved stay reserved for their time.</p>
    </ConfirmDialog>
  );
}
