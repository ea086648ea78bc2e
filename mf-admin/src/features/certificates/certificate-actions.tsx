import {
  downloadCertificate,
  signCertificate,
  transferCertificate,
  replaceCertificate,
  revokeCertificate,
} from '@gallery/api-client';
import type { CertificateRecord } from '@gallery/contracts';
import { showToast } from '@gallery/session';
import { Button } from '@gallery/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ErrorNotice } from '../../components/feedback/error-notice';
import { saveBlob } from '../../components/actions/export-csv-button';
import { ActionItem, ActionList } from '../../components/actions/action-list';
import styles from './certificates.module.css';
import { ConfirmFormDialog } from '../../components/dialogs/confirm-dialog';
import { useMutationForm } from '../../components/forms/use-mutation-form';
import { useMutationVersion } from '../../components/forms/use-record-version';

interface CertificateActionsProps {
  certificate: CertificateRecord;
  addressOf: (coaId: string) => string;
}

/** The sheet, the signature, and what the owner may do: transfer, replace, revoke. */
export function CertificateActions({ certificate, addressOf }: CertificateActionsProps) {
  const { coaId, version, moves } = certificate;
  const [open, setOpen] = useState<'transfer' | 'replace' | 'revoke' | null>(null);
  const signing = useMutation(signCertificate({ coaId, version }));
  const printing = useMutation(downloadCertificate());
  const close = () => setOpen(null);
  return (
    <div className={styles.actions}>
      {moves.includes('signature') && (
        <Button
          size="dense"
          variant="filled"
          isBusy={signing.isPending}
          busyText="Applying..."
          onClick={() =>
            signing.mutate(undefined, {
              onSuccess: () => showToast({ title: 'Signature applied' }),
            })
          }
        >
          Apply signature
        </Button>
      )}
      <ErrorNotice title="The signature was not applied." failure={signing.error} />
      <ActionList label="Actions">
        <ActionItem
          isBusy={printing.isPending}
          onClick={() => printing.mutate({ coaId }, { onSuccess: (file) => saveBlob(file, `${coaId}.pdf`) })}
        >
          PDF
        </ActionItem>
        {moves.includes('transfer') && <ActionItem onClick={() => setOpen('transfer')}>Transfer</ActionItem>}
        {moves.includes('replace') && <ActionItem onClick={() => setOpen('replace')}>Replace</ActionItem>}
        {moves.includes('revoke') && <ActionItem onClick={() => setOpen('revoke')}>Revoke</ActionItem>}
      </ActionList>
      <ErrorNotice title="The PDF could not be created." failure={printing.error} />
      {open === 'transfer' && <TransferCertificateDialog certificate={certificate} onClose={close} />}
      {(open === 'replace' || open === 'revoke') && (
        <InvalidateCertificateDialog
          certificate={certificate}
          action={open}
          addressOf={addressOf}
          onClose={close}
        />
      )}
    </div>
  );
}

interface TransferCertificateDialogProps {
  certificate: CertificateRecord;
  onClose: () => void;
}

/** Gives a certificate to another holder, by decision of the gallery. */
function TransferCertificateDialog({ certificate, onClose }: TransferCertificateDialogProps) {
  const { coaId, holderName } = certificate;
  const { version, onError } = useMutationVersion(certificate.version);
  const form = useMutationForm({
    mutation: transferCertificate({ coaId, version }),
    defaultValues: { name: '', email: '', reason: '', tellsBoth: true },
    toRequest: (transfer) => ({ ...transfer, email: transfer.email.trim() }),
    toast: (_answer, { name }) => `${coaId} now belongs to ${name.trim()}`,
    onSuccess: onClose,
    onError,
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
        {holderName || 'The holder'} loses it right away, without being asked. Collectors can transfer
        certificates to each other from their portal.
      </p>
      <form.TextField name="name" label="New owner" />
      <form.TextField
        name="email"
        label="Email"
        type="email"
        hint="Optional. The certificate moves to the account with this confirmed address."
      />
      <form.TextAreaField
        name="reason"
        label="Reason"
        hint="Saved in the certificate’s history; not public."
        rows={2}
      />
      <form.Checkbox name="tellsBoth" label="Email both" />
    </ConfirmFormDialog>
  );
}

const DIALOG_TEXT = {
  revoke: {
    title: (coaId: string) => `Revoke ${coaId}?`,
    text: 'It is no longer valid, and its public page says so. This cannot be undone.',
    label: 'Revoke',
    busyLabel: 'Revoking...',
    failed: 'The certificate was not revoked.',
  },
  replace: {
    title: (coaId: string) => `Replace ${coaId}?`,
    text: 'For a print that was destroyed and remade. A new certificate for the same number replaces this one, which is marked as replaced.',
    label: 'Replace',
    busyLabel: 'Replacing...',
    failed: 'The certificate was not replaced.',
  },
};

interface InvalidateCertificateDialogProps {
  certificate: CertificateRecord;
  action: keyof typeof DIALOG_TEXT;
  addressOf: (coaId: string) => string;
  onClose: () => void;
}

/** Asks why before a certificate is revoked or replaced; then shows the one that replaced it. */
function InvalidateCertificateDialog({
  certificate: { coaId, version: currentVersion },
  action,
  addressOf,
  onClose,
}: InvalidateCertificateDialogProps) {
  const navigate = useNavigate();
  const isRevocation = action === 'revoke';
  const { version, onError } = useMutationVersion(currentVersion);
  const { title, text, label, busyLabel, failed } = DIALOG_TEXT[action];
  const form = useMutationForm({
    mutation: isRevocation ? revokeCertificate({ coaId, version }) : replaceCertificate({ coaId, version }),
    defaultValues: { reason: '' },
    toRequest: (typed) => typed,
    onSuccess: ({ coaId: current }) => {
      showToast({ title: isRevocation ? `${coaId} was revoked` : `Replaced by ${current}` });
      onClose();
      if (current !== coaId) void navigate(addressOf(current));
    },
    onError,
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
        hint="Saved in the certificate’s history; not public."
        rows={2}
      />
    </ConfirmFormDialog>
  );
}
