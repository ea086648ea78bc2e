import { declineApplication } from '@gallery/api-client';
import type { MessageRecord } from '@gallery/contracts';
import { TextAreaField } from '@gallery/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '../../parts/confirm-dialog';
import { faultAt } from '../../parts/field-faults';

export interface DeclineDialogProps {
  message: MessageRecord;
  onClose: () => void;
}

/** Turns an application down by a kind mail. */
export function DeclineDialog({ message: { id, version, name }, onClose }: DeclineDialogProps) {
  const [words, setWords] = useState('');
  const declining = useMutation(declineApplication(id));
  return (
    <ConfirmDialog
      onClose={onClose}
      title={`Decline the application of ${name}?`}
      confirmWord="Decline"
      busyWord="Declining..."
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
        error={faultAt(declining.error, 'words')}
      />
    </ConfirmDialog>
  );
}
