import { transferCertificate } from '@gallery/api-client';
import type { CertificateRecord } from '@gallery/contracts';
import { ConfirmFormDialog } from '../../components/dialogs/confirm-dialog';
import { useMutationForm } from '../../components/forms/use-mutation-form';

export interface TransferCertificateDialogProps {
  certificate: CertificateRecord;
  onClose: () => void;
}

/** Gives a certificate to another holder, by decision of the gallery. */
export function TransferCertificateDialog({ certificate, onClose }: TransferCertificateDialogProps) {
  const { coaId, version, holderName } = certificate;
  const form = useMutationForm({
    mutation: transferCertificate({ coaId, version }),
    defaultValues: { name: '', email: '', reason: '', tellsBoth: true },
    toRequest: (transfer) => ({ ...transfer, email: transfer.email.trim() }),
    toast: (_answer, { name }) => `${coaId} belongs to ${name.trim()}`,
    onSuccess: onClose,
  });
  return (
    <ConfirmFormDialog
      form={form}
      onClose={onClose}
      title={`Transfer ${coaId}`}
      confirmLabel="Transfer"
      busyLabel="Transferring..."
      tone="ink"
      failureTitle="The certificate was not transferred."
    >
      <p>
        It is no longer {holderName ? `${holderName}’s` : 'its holder’s'} at once, without their answer.
        Between collectors, the holder can transfer it from their portal.
      </p>
      <form.TextField name="name" label="New owner" />
      <form.TextField
        name="email"
        label="E-mail"
        type="email"
        hint="The account that has proved it gets the certificate; may stay empty."
      />
      <form.TextAreaField
        name="reason"
        label="Reason"
        hint="For the certificate's history; the public page does not tell it."
        rows={2}
      />
      <form.Checkbox name="tellsBoth" label="Write to both of them" />
    </ConfirmFormDialog>
  );
}
