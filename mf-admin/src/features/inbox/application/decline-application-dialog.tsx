import { declineAffiliateApplication } from '@gallery/api-client';
import type { MessageRecord } from '@gallery/contracts';
import { ConfirmFormDialog } from '../../../components/dialogs/confirm-dialog';
import { useMutationForm } from '../../../components/forms/use-mutation-form';

/** Declines an application by a kind email. */
export function DeclineApplicationDialog({
  message: { id, version, name },
  onClose,
}: {
  message: MessageRecord;
  onClose: () => void;
}) {
  const form = useMutationForm({
    mutation: declineAffiliateApplication(id),
    defaultValues: { words: '' },
    toRequest: ({ words }) => ({ version, words }),
    onSuccess: onClose,
  });
  return (
    <ConfirmFormDialog
      form={form}
      onClose={onClose}
      title={`Decline the application of ${name}?`}
      confirmLabel="Decline"
      busyLabel="Declining..."
      failureTitle="The application was not declined."
    >
      <p>They are thanked and told by mail that it cannot be for now.</p>
      <form.TextAreaField
        name="words"
        label="A few words of your own (optional)"
        hint="They stand in the mail."
        rows={4}
      />
    </ConfirmFormDialog>
  );
}
