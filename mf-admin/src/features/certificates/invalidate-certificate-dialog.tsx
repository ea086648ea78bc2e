import { replaceCertificate, revokeCertificate } from '@gallery/api-client';
import type { CertificateRecord } from '@gallery/contracts';
import { showToast } from '@gallery/session';
import { useNavigate } from 'react-router';
import { ConfirmFormDialog } from '../../components/dialogs/confirm-dialog';
import { useMutationForm } from '../../components/forms/use-mutation-form';

const DIALOG_TEXT = {
  revoke: {
    title: (coaId: string) => `Revoke ${coaId}?`,
    text: 'It is no longer valid, and its public page says so. This cannot be taken back.',
    label: 'Revoke',
    busyLabel: 'Revoking...',
    failed: 'The certificate was not revoked.',
  },
  replace: {
    title: (coaId: string) => `Replace ${coaId}?`,
    text: 'For a print that was destroyed and made again. A new certificate for the same number takes its place; this one stays readable as replaced.',
    label: 'Replace',
    busyLabel: 'Replacing...',
    failed: 'The certificate was not replaced.',
  },
};

export interface InvalidateCertificateDialogProps {
  certificate: CertificateRecord;
  action: keyof typeof DIALOG_TEXT;
  addressOf: (coaId: string) => string;
  onClose: () => void;
}

/** Asks why before a certificate is revoked or replaced; then shows the one that replaced it. */
export function InvalidateCertificateDialog({
  certificate: { coaId, version },
  action,
  addressOf,
  onClose,
}: InvalidateCertificateDialogProps) {
  const navigate = useNavigate();
  const isRevocation = action === 'revoke';
  const { title, text, label, busyLabel, failed } = DIALOG_TEXT[action];
  const form = useMutationForm({
    mutation: isRevocation ? revokeCertificate({ coaId, version }) : replaceCertificate({ coaId, version }),
    defaultValues: { reason: '' },
    toRequest: ({ reason }) => reason,
    onSuccess: ({ coaId: current }) => {
      showToast({ title: isRevocation ? `${coaId} is revoked` : `${current} takes its place` });
      onClose();
      if (current !== coaId) void navigate(addressOf(current));
    },
  });
  return (
    <ConfirmFormDialog
      form={form}
      onClose={onClose}
      title={title(coaId)}
      confirmLabel={label}
      busyLabel={busyLabel}
      failureTitle={failed}
    >
      <p>{text}</p>
      <form.TextAreaField
        name="reason"
        label="Reason"
        hint="For the certificate's history; the public page does not tell it."
        rows={2}
      />
    </ConfirmFormDialog>
  );
}
