import { isApiError, requestCertificateTransfer } from '@gallery/api-client';
import type { CollectorCertificate } from '@gallery/contracts';
import { formatEditionNumber, isEmail } from '@gallery/domain';
import { showToast } from '@gallery/session';
import { Button, Notice, TextField, useFocusAfterPending } from '@gallery/ui';
import { Dialog } from '@gallery/ui/dialog';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState, type SubmitEvent } from 'react';
import styles from './certificates.module.css';

export interface TransferDialogProps {
  certificate: CollectorCertificate;
  onClose: () => void;
  /** Both links were sent. */
  onRequested: () => Promise<unknown>;
}

type Recipient = Record<'name' | 'email', string>;

/** Requests a transfer. The print is the new holder's once both have followed the links in their emails. */
export function TransferDialog({ certificate, onClose, onRequested }: TransferDialogProps) {
  const { coaId, artworkTitle, editionNumber, editionTotal } = certificate;
  const [recipient, setRecipient] = useState<Recipient>({ name: '', email: '' });
  const [errors, setErrors] = useState<Partial<Recipient>>({});
  const [error, setError] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { mutate: request, isPending } = useMutation({
    ...requestCertificateTransfer(),
    onSuccess: async () => {
      showToast({
        title: 'Transfer Requested',
        description: `Links are on their way to you and to ${recipient.name.trim()}.`,
      });
      await onRequested();
      onClose();
    },
    onError: (error) => {
      if (isApiError(error, 'validation_failed')) setErrors(error.fields);
      setError(
        (isApiError(error) && error.serverMessage) ||
          'The transfer could not be requested. Please try again.',
      );
    },
  });
  useFocusAfterPending(isPending, button);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = validateRecipient(recipient);
    const [first] = Object.keys(found);
    setErrors(found);
    setError(null);
    if (first === undefined) {
      request({ coaId, name: recipient.name.trim(), email: recipient.email.trim() });
    } else event.currentTarget.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };

  const field = (name: keyof Recipient) => ({
    name,
    value: recipient[name],
    error: errors[name],
    disabled: isPending,
    required: true,
    onChange: (event: { target: { value: string } }) => {
      setRecipient({ ...recipient, [name]: event.target.value });
      setErrors({ ...errors, [name]: undefined });
    },
  });

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Transfer this print"
      description={`${artworkTitle}, ${formatEditionNumber(editionTotal, editionNumber)}. You and the new owner each confirm by a link in a mail; then the certificate is theirs.`}
    >
      <form noValidate className={styles.form} onSubmit={submit} aria-busy={isPending}>
        <TextField label="Name of the new owner" autoComplete="off" {...field('name')} />
        <TextField label="E-mail of the new owner" type="email" autoComplete="off" {...field('email')} />
        {error && <Notice tone="error">{error}</Notice>}
        <Button ref={button} variant="filled" type="submit" isBusy={isPending} busyText="Sending...">
          Send the links
        </Button>
      </form>
    </Dialog>
  );
}

/** In the order of the fields. */
function validateRecipient({ name, email }: Recipient): Partial<Recipient> {
  return {
    ...(name.trim() === '' && { name: 'Enter the name of the new owner' }),
    ...(!isEmail(email.trim()) && {
      email: email.trim() === '' ? 'Enter their e-mail address' : 'Enter a complete e-mail address',
    }),
  };
}
