import { certificateSheet, signCertificate } from '@gallery/api-client';
import type { CertificateRecord } from '@gallery/contracts';
import { notify } from '@gallery/session';
import { Button } from '@gallery/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Problem } from '../../parts/problem';
import { saveFile } from '../../parts/save-file';
import { Word, WordList } from '../../parts/word-list';
import styles from './certificates.module.css';
import { EndCertificateDialog } from './end-certificate-dialog';
import { HandOverDialog } from './hand-over-dialog';

export interface CertificateActionsProps {
  certificate: CertificateRecord;
  addressOf: (coaId: string) => string;
}

/** The sheet, the signature, and what the owner may do: transfer, replace, revoke. */
export function CertificateActions({ certificate, addressOf }: CertificateActionsProps) {
  const { coaId, version, moves } = certificate;
  const [open, setOpen] = useState<'transfer' | 'replace' | 'revoke' | null>(null);
  const signing = useMutation(signCertificate({ coaId, version }));
  const printing = useMutation(certificateSheet());
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
              onSuccess: () => notify({ title: 'The signature stands beneath it' }),
            })
          }
        >
          Apply signature
        </Button>
      )}
      <Problem title="The signature was not applied." failure={signing.error} />
      <WordList label="Actions">
        <Word
          isBusy={printing.isPending}
          onClick={() => printing.mutate(coaId, { onSuccess: (file) => saveFile(file, `${coaId}.pdf`) })}
        >
          PDF
        </Word>
        {moves.includes('transfer') && <Word onClick={() => setOpen('transfer')}>Transfer</Word>}
        {moves.includes('replace') && <Word onClick={() => setOpen('replace')}>Replace</Word>}
        {moves.includes('revoke') && <Word onClick={() => setOpen('revoke')}>Revoke</Word>}
      </WordList>
      <Problem title="The sheet could not be had." failure={printing.error} />
      {open === 'transfer' && <HandOverDialog certificate={certificate} onClose={close} />}
      {(open === 'replace' || open === 'revoke') && (
        <EndCertificateDialog certificate={certificate} deed={open} addressOf={addressOf} onClose={close} />
      )}
    </div>
  );
}
