import { replaceCertificate, revokeCertificate } from '@gallery/api-client';
import type { CertificateRecord } from '@gallery/contracts';
import { showToast } from '@gallery/session';
import { TextAreaField } from '@gallery/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ConfirmDialog } from '../../components/dialogs/confirm-dialog';
import { fieldError } from '../../components/forms/field-errors';

const DIALOG_TEXT = {
  revoke: {
    title: (coaId: string) => `Revoke ${coaId}?`,
    text: 'It is no longer valid, and its public page says so. This cannot be taken back.',
    word: 'Revoke',
    busyWord: 'Revoking...',
    failed: 'The certificate was not revoked.',
  },
  replace: {
    title: (coaId: string) => `Replace ${coaId}?`,
    text: 'For a print that was destroyed and made again. A new certificate for the same number takes its place; this one stays readable as replaced.',
    word: 'Replace',
    busyWord: 'Replacing...',
    failed: 'The certificate was not replaced.',
  },
};

export interface InvalidateCertificateDialogProps {
  certificate: CertificateRecord;
  action: keyof typeof DIALOG_TEXT;
  addressOf: (coaId: string) => string;
  onClose: () => void;
}

/** Asks why before a certificate is revoked or replaced; what replaced it is shown then. */
export function InvalidateCertificateDialog({
  certificate,
  action: deed,
  addressOf,
  onClose,
}: InvalidateCertificateDialogProps) {
  const { coaId, version } = certificate;
  const navigate = useNavigate();
  const [reason, setReason] = useState('');
  const revoking = useMutation(revokeCertificate({ coaId, version }));
  const replacing = useMutation(replaceCertificate({ coaId, version }));
  const { isPending, error, mutate } = deed === 'revoke' ? revoking : replacing;
  const words = DIALOG_TEXT[deed];
  const confirm = () =>
    mutate(reason, {
      onSuccess: ({ coaId: current }) => {
        showToast({ title: deed === 'revoke' ? `${coaId} is revoked` : `${current} takes its place` });
        onClose();
        if (current !== coaId) void navigate(addressOf(current));
      },
    });
  return (
    <ConfirmDialog
      onClose={onClose}
      title={words.title(coaId)}
      confirmLabel={words.word}
      busyLabel={words.busyWord}
      isBusy={isPending}
      failure={error}
      failureTitle={words.failed}
      onConfirm={confirm}
    >
      <p>{words.text}</p>
      <TextAreaField
        look="boxed"
        label="Reason"
        hint="For the certificate's history; the public page does not tell it."
        rows={2}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        error={fieldError(error, 'reason')}
      />
    </ConfirmDialog>
  );
}
