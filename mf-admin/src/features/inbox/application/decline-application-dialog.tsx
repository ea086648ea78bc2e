import { declineAffiliateApplication } from '@gallery/api-client';
import type { MessageRecord } from '@gallery/contracts';
import { TextAreaField } from '@gallery/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/dialogs/confirm-dialog';
import { fieldError } from '../../../components/forms/field-errors';

export interface DeclineApplicationDialogProps {
  message: MessageRecord;
  onClose: () => void;
}

/** Turns an application down by a kind mail. */
export function DeclineApplicationDialog({
  message: { id, version, name },
  onClose,
}: DeclineApplicationDialogProps) {
  const [words, setWords] = useState('');
  const declining = useMutation(declineAffiliateApplication(id));
  return (
    <ConfirmDialog
      onClose={onClose}
      title={`Decline the application of ${name}?`}
      confirmLabel="Decline"
      busyLabel="Declining..."
      isBusy={declining.isPending}
      failure={declining.error}
      failureTitle="The application was not declined."
      onConfirm={() => declining.mutate({ version, words }, { onSuccess: onClose })}
    >
      <p>They are thanked and told by mail that it cannot be for now.</p>
      <TextAreaField
        look="boxed"
        label="A few words of your own (optional)"
        hint="They stand in the mail."
        rows={4}
        value={words}
        onChange={({ target }) => setWords(target.value)}
        error={fieldError(declining.error, 'words')}
      />
    </ConfirmDialog>
  );
}
