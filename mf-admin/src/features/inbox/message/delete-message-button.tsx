import { deleteMessage } from '@gallery/api-client';
import type { MessageRecord } from '@gallery/contracts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { TextButton } from '../../../components/actions/text-button';
import { ConfirmDialog } from '../../../components/dialogs/confirm-dialog';
import { useIsOwner } from '../../../components/session/owner-only';

/** Something came of it, and stands on it. */
const OUTCOME_KINDS = new Set<MessageRecord['history'][number]['kind']>(['commission', 'order', 'partner']);

/** Asks before the owner deletes what nobody should have sent. Nothing for staff, or where something came of it. */
export function DeleteMessageButton({
  message: { id, name, type, history },
  onDeleted,
}: {
  message: MessageRecord;
  onDeleted: () => void;
}) {
  const isOwner = useIsOwner();
  const [isAsking, setAsking] = useState(false);
  const deleting = useMutation(deleteMessage(id));
  const isKept = type === 'presale_request' || history.some(({ kind }) => OUTCOME_KINDS.has(kind));
  if (!isOwner || isKept) return null;
  return (
    <li>
      <TextButton tone="destructive" onClick={() => setAsking(true)}>
        Delete
      </TextButton>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => {
          setAsking(false);
          deleting.reset();
        }}
        title={`Delete the message of ${name}?`}
        confirmLabel="Delete"
        busyLabel="Deleting..."
        mutation={deleting}
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
