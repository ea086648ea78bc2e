import { deleteMessage } from '@gallery/api-client';
import type { MessageRecord } from '@gallery/contracts';
import { Button } from '@gallery/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/dialogs/confirm-dialog';
import { useIsOwner } from '../../../components/session/owner-only';

export interface DeleteMessageButtonProps {
  message: MessageRecord;
  onDeleted: () => void;
}

/** Something came of it, and stands on it. */
const OUTCOME_KINDS = new Set<MessageRecord['history'][number]['kind']>(['commission', 'order', 'partner']);

/** Asks before the owner deletes what nobody should have sent. Nothing for staff, or where something came of it. */
export function DeleteMessageButton({
  message: { id, name, type, history },
  onDeleted,
}: DeleteMessageButtonProps) {
  const isOwner = useIsOwner();
  const [isAsking, setAsking] = useState(false);
  const deleting = useMutation(deleteMessage(id));
  const isKept = type === 'presale_request' || history.some(({ kind }) => OUTCOME_KINDS.has(kind));
  if (!isOwner || isKept) return null;
  return (
    <li>
      <Button variant="text" tone="destructive" onClick={() => setAsking(true)}>
        Delete
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => {
          setAsking(false);
          deleting.reset();
        }}
        title={`Delete the message of ${name}?`}
        confirmLabel="Delete"
        busyLabel="Deleting..."
        isBusy={deleting.isPending}
        failure={deleting.error}
        failureTitle="The message was not deleted."
        onConfirm={() => deleting.mutate(undefined, { onSuccess: onDeleted })}
      >
        <p>
          For what nobody should have sent. The message, its notes and answers are gone for good; what needs
          no answer is closed instead.
        </p>
      </ConfirmDialog>
    </li>
  );
}
