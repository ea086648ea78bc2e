import { deleteCollector } from '@gallery/api-client';
import type { CollectorDetail } from '@gallery/contracts';
import { ConfirmFormDialog } from '../../components/dialogs/confirm-dialog';
import { useMutationForm } from '../../components/forms/use-mutation-form';

export interface DeleteCollectorDialogProps {
  collector: Pick<CollectorDetail, 'id' | 'firstName' | 'email'>;
  onClose: () => void;
  onRemoved: () => void;
}

/** Deletes an account because its collector asks for it. Their address is typed first: it cannot be undone. */
export function DeleteCollectorDialog({ collector, onClose, onRemoved }: DeleteCollectorDialogProps) {
  const { id, firstName, email } = collector;
  const form = useMutationForm({
    mutation: deleteCollector(id),
    defaultValues: { typed: '' },
    validate: ({ typed }) => ({
      typed:
        typed.trim().toLowerCase() === email ? undefined : 'Please enter their address as it stands above.',
    }),
    toRequest: () => undefined,
    onSuccess: onRemoved,
  });
  return (
    <ConfirmFormDialog
      form={form}
      onClose={onClose}
      title={`Delete the account of ${firstName}?`}
      confirmLabel="Delete"
      busyLabel="Deleting..."
      failureTitle="The account was not deleted."
    >
      <p>
        Favorites, reservations, notes and previews go. Orders, certificates and commissions stay without a
        name. They get a mail that says so. This cannot be undone.
      </p>
      <form.TextField name="typed" label={`Enter ${email} to confirm`} type="email" autoComplete="off" />
    </ConfirmFormDialog>
  );
}
