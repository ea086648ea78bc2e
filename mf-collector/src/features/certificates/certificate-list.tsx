import type { CollectorCertificate } from '@gallery/contracts';
import { ButtonLink, EmptyState } from '@gallery/ui';
import { useState } from 'react';
import { RecordRows } from '../../components/record-rows';
import { CertificateRow } from './certificate-row';
import { TransferDialog } from './transfer-dialog';

export interface CertificateListProps {
  certificates: readonly CollectorCertificate[];
  /** Refetches certificates after a transfer was requested or cancelled; resolves when they are loaded. */
  onChanged: () => Promise<unknown>;
}

/** Certificates that the collector holds. */
export function CertificateList({ certificates, onChanged }: CertificateListProps) {
  const [toPass, setToPass] = useState<CollectorCertificate | null>(null);
  if (certificates.length === 0) {
    return (
      <EmptyState
        detail="Each print comes with a certificate that records its number and your ownership."
        action={<ButtonLink to="/fine-art">Browse the catalog</ButtonLink>}
      >
        No certificates yet.
      </EmptyState>
    );
  }
  return (
    <>
      <RecordRows>
        {certificates.map((certificate) => (
          <CertificateRow
            key={certificate.id}
            certificate={certificate}
            onTransfer={() => setToPass(certificate)}
            onChanged={onChanged}
          />
        ))}
      </RecordRows>
      {toPass && (
        <TransferDialog certificate={toPass} onClose={() => setToPass(null)} onRequested={onChanged} />
      )}
    </>
  );
}
