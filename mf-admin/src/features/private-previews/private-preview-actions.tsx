import { closePrivatePreviewNow, openPrivatePreviewNow } from '@gallery/api-client';
import type { PrivatePreviewRecord } from '@gallery/contracts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '../../components/dialogs/confirm-dialog';
import { ErrorNotice } from '../../components/feedback/error-notice';
import { ActionItem, ActionList } from '../../components/actions/action-list';

export interface PrivatePreviewActionsProps {
  preview: PrivatePreviewRecord;
  onEdit: () => void;
}

/** What can be done with a preview: edit it, open it before its time, end it. */
export function PrivatePreviewActions({ preview, onEdit }: PrivatePreviewActionsProps) {
  const { state } = preview;
  const [isAsking, setAsking] = useState(false);
  const opening = useMutation(openPrivatePreviewNow(preview.id));
  const closing = useMutation(closePrivatePreviewNow(preview.id));
  const ask = () => {
    // What went wrong the last time is over.
    closing.reset();
    setAsking(true);
  };
  return (
    <div>
      <ActionList label="Actions">
        <ActionItem onClick={onEdit}>Edit</ActionItem>
        {state === 'planned' && (
          <ActionItem isBusy={opening.isPending} onClick={() => opening.mutate()}>
            Open now
          </ActionItem>
        )}
        {state !== 'ended' && <ActionItem onClick={ask}>Close now</ActionItem>}
      </ActionList>
      <ErrorNotice title="The preview was not opened." failure={opening.error} />
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title="Close this preview now?"
        confirmLabel="Close now"
        busyLabel="Closing..."
        tone="ink"
        isBusy={closing.isPending}
        failure={closing.error}
        failureTitle="The preview was not closed."
        onConfirm={() => closing.mutate(undefined, { onSuccess: () => setAsking(false) })}
      >
        <p>Nobody sees it any more. Numbers that are reserved stay reserved for their time.</p>
      </ConfirmDialog>
    </div>
  );
}
