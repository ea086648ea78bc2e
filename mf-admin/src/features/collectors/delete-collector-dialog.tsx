import { deleteCollector } from '@gallery/api-client';
import type { CollectorDetail } from '@gallery/contracts';
import { TextField } from '@gallery/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '../../components/dialogs/confirm-dialog';

export interface DeleteCollectorDialogProps {
  collector: Pick<CollectorDetail, 'id' | 'firstName' | 'email'>;
  onClose: () => void;
  onRemoved: () => void;
}

/** Removes an account at its collector's wish. Their address is typed first: it cannot be taken back. */
export function DeleteCollectorDialog({ collector, onClose, onRemoved }: DeleteCollectorDialogProps) {
  const { id, firstName, email } = collector;
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string>();
  const removing = useMutation(deleteCollector(id));
  const confirm = () => {
    if (typed.trim().toLowerCase() !== email)
      return setFault('Please enter their address as it stands above.');
    return removing.mutate(undefined, { onSuccess: onRemoved });
  };
  return (
    <ConfirmDialog
      onClose={onClose}
      title={`Delete the account of ${firstName}?`}
      confirmLabel="Delete"
      busyLabel="Deleting..."
      isBusy={removing.isPending}
      failure={removing.error}
      failureTitle="The account was not deleted."
      onConfirm={confirm}
    >
      <p>
        Favorites, reservations, notes and previews go. Orders, certificates and commissions stay without a
        name. They get a mail that says so. This cannot be undone.
      </p>
      <TextField
        look="boxed"
        label={`Enter ${email} to confirm`}
        type="email"
        autoComplete="off"
        value={typed}
        error={fault}
        onChange={({ target }) => {
          setTyped(target.value);
          setFault(undefined);
        }}
      />
    </ConfirmDialog>
  );
}
