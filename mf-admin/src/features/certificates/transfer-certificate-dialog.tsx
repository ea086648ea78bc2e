import { transferCertificate } from '@gallery/api-client';
import type { CertificateRecord } from '@gallery/contracts';
import { showToast } from '@gallery/session';
import { Checkbox, TextAreaField, TextField } from '@gallery/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '../../components/dialogs/confirm-dialog';
import { fieldError } from '../../components/forms/field-errors';

export interface TransferCertificateDialogProps {
  certificate: CertificateRecord;
  onClose: () => void;
}

/** Gives a certificate to another holder by the gallery's word. */
export function TransferCertificateDialog({ certificate, onClose }: TransferCertificateDialogProps) {
  const { coaId, version, holderName } = certificate;
  const [typed, setTyped] = useState({ name: '', email: '', reason: '', tellsBoth: true });
  const handing = useMutation(transferCertificate({ coaId, version }));
  const { error } = handing;
  const handOver = () =>
    handing.mutate(
      { ...typed, email: typed.email.trim() },
      {
        onSuccess: () => {
          showToast({ title: `${coaId} belongs to ${typed.name.trim()}` });
          onClose();
        },
      },
    );
  return (
    <ConfirmDialog
      onClose={onClose}
      title={`Transfer ${coaId}`}
      confirmLabel="Transfer"
      busyLabel="Transferring..."
      tone="ink"
      isBusy={handing.isPending}
      failure={error}
      failureTitle="The certificate was not transferred."
      onConfirm={handOver}
    >
      <p>
        It is no longer {holderName ? `${holderName}’s` : 'its holder’s'} at once, without their answer.
        Between collectors, the holder can transfer it from their portal.
      </p>
      <TextField
        look="boxed"
        label="New owner"
        value={typed.name}
        onChange={({ target }) => setTyped({ ...typed, name: target.value })}
        error={fieldError(error, 'name')}
      />
      <TextField
        look="boxed"
        label="E-mail"
        type="email"
        hint="The account that has proved it gets the certificate; may stay empty."
        value={typed.email}
        onChange={({ target }) => setTyped({ ...typed, email: target.value })}
        error={fieldError(error, 'email')}
      />
      <TextAreaField
        look="boxed"
        label="Reason"
        hint="For the certificate's history; the public page does not tell it."
        rows={2}
        value={typed.reason}
        onChange={({ target }) => setTyped({ ...typed, reason: target.value })}
        error={fieldError(error, 'reason')}
      />
      <Checkbox
        label="Write to both of them"
        checked={typed.tellsBoth}
        onChange={({ target }) => setTyped({ ...typed, tellsBoth: target.checked })}
      />
    </ConfirmDialog>
  );
}
