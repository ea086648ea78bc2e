import { requestCertificateTransfer } from '@gallery/api-client';
import type { CollectorCertificate } from '@gallery/contracts';
import { emailError, formatEditionNumber } from '@gallery/domain';
import { showToast } from '@gallery/session';
import { Dialog } from '@gallery/ui/dialog';
import { Form, SubmitButton, useAppForm } from '@gallery/ui/forms';
import { useMutation } from '@tanstack/react-query';
import { FormError } from '../../form/form-error';
import styles from './certificates.module.css';

export interface TransferDialogProps {
  certificate: CollectorCertificate;
  onClose: () => void;
  /** Both links were sent. */
  onRequested: () => Promise<unknown>;
}

/** Requests a transfer. The print is the new holder's once both have followed the links in their emails. */
export function TransferDialog({ certificate, onClose, onRequested }: TransferDialogProps) {
  const { coaId, artworkTitle, editionNumber, editionTotal } = certificate;
  const { mutateAsync: request } = useMutation({
    ...requestCertificateTransfer(),
    onSuccess: async (_answer, { name }) => {
      showToast({
        title: 'Transfer Requested',
        description: `We have emailed links to you and to ${name}.`,
      });
      await onRequested();
      onClose();
    },
  });
  const form = useAppForm({
    defaultValues: { name: '', email: '' },
    validate: ({ name, email }) => ({
      name: name.trim() ? undefined : 'Enter the name of the new owner',
      email: emailError(email, 'Enter their email address'),
    }),
    submit: ({ name, email }) => request({ coaId, name: name.trim(), email: email.trim() }),
  });

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Transfer this print"
      description={`${artworkTitle}, ${formatEditionNumber(editionTotal, editionNumber)}. You and the new owner each confirm by email; the certificate then passes to them.`}
    >
      <Form form={form} className={styles.form}>
        <form.TextField name="name" label="Name of the new owner" autoComplete="off" required />
        <form.TextField
          name="email"
          label="Email of the new owner"
          type="email"
          autoComplete="off"
          required
        />
        <FormError error={form.formError} fallback="The transfer could not be requested. Please try again." />
        <SubmitButton form={form} variant="filled" busyText="Sending...">
          Send the links
        </SubmitButton>
      </Form>
    </Dialog>
  );
}
