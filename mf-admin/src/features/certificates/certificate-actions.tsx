import { downloadCertificate, signCertificate } from '@gallery/api-client';
import type { CertificateRecord } from '@gallery/contracts';
import { showToast } from '@gallery/session';
import { Button } from '@gallery/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ErrorNotice } from '../../components/feedback/error-notice';
import { saveBlob } from '../../components/actions/save-blob';
import { ActionItem, ActionList } from '../../components/actions/action-list';
import styles from './certificates.module.css';
import { InvalidateCertificateDialog } from './invalidate-certificate-dialog';
import { TransferCertificateDialog } from './transfer-certificate-dialog';

export interface CertificateActionsProps {
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
              onSuccess: () => showToast({ title: 'The signature stands beneath it' }),
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
          onClick={() => printing.mutate(coaId, { onSuccess: (file) => saveBlob(file, `${coaId}.pdf`) })}
        >
          PDF
        </ActionItem>
        {moves.includes('transfer') && <ActionItem onClick={() => setOpen('transfer')}>Transfer</ActionItem>}
        {moves.includes('replace') && <ActionItem onClick={() => setOpen('replace')}>Replace</ActionItem>}
        {moves.includes('revoke') && <ActionItem onClick={() => setOpen('revoke')}>Revoke</ActionItem>}
      </ActionList>
      <ErrorNotice title="The sheet could not be had." failure={printing.error} />
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
