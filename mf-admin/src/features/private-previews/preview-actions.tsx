import { closePreviewNow, openPreviewNow } from '@gallery/api-client';
import type { PrivatePreviewRecord } from '@gallery/contracts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '../../parts/confirm-dialog';
import { Problem } from '../../parts/problem';
import { Word, WordList } from '../../parts/word-list';

export interface PreviewActionsProps {
  preview: PrivatePreviewRecord;
  onEdit: () => void;
}

/** What can be done with a preview: edit it, open it before its time, end it. */
export function PreviewActions({ preview, onEdit }: PreviewActionsProps) {
  const { state } = preview;
  const [isAsking, setAsking] = useState(false);
  const opening = useMutation(openPreviewNow(preview.id));
  const closing = useMutation(closePreviewNow(preview.id));
  const ask = () => {
    // What went wrong the last time is over.
    closing.reset();
    setAsking(true);
  };
  return (
    <div>
      <WordList label="Actions">
        <Word onClick={onEdit}>Edit</Word>
        {state === 'planned' && (
          <Word isBusy={opening.isPending} onClick={() => opening.mutate()}>
            Open now
          </Word>
        )}
        {state !== 'ended' && <Word onClick={ask}>Close now</Word>}
      </WordList>
      <Problem title="The preview was not opened." failure={opening.error} />
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title="Close this preview now?"
        confirmWord="Close now"
        busyWord="Closing..."
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
