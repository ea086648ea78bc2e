import { certificateKeysQuery, verifySignature, type SignatureVerdict } from '@gallery/api-client';
import type { PublicCertificate } from '@gallery/contracts';
import { formatCertificateDate } from '@gallery/domain';
import { Button, TextLink } from '@gallery/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import styles from './certificate-verification.module.css';

export interface CertificateVerificationProps {
  certificate: PublicCertificate;
}

const STATE_LABELS: Record<PublicCertificate['state'], string> = {
  issued: 'Issued',
  transferred: 'Transferred to a new owner',
  revoked: 'Revoked',
  replaced: 'Replaced',
};

const VERDICT_MESSAGES: Record<SignatureVerdict, string> = {
  genuine: 'The signature is genuine: the gallery stated exactly this.',
  false: 'The signature does not fit. Do not rely on this statement.',
  unable: 'This browser cannot check the signature by itself. Download the statement and check it elsewhere.',
};

/** The history of a certificate, and how to verify it independently of this page. */
export function CertificateVerification({ certificate }: CertificateVerificationProps) {
  const { coaId, history, signed } = certificate;
  const queryClient = useQueryClient();
  const check = useMutation({
    mutationFn: async () => {
      const { keys } = await queryClient.query(certificateKeysQuery());
      return verifySignature(signed, keys);
    },
  });
  const statement = `data:application/json;charset=utf-8,${encodeURIComponent(JSON.stringify(signed, null, 2))}`;
  return (
    <div className={styles.proof}>
      <section aria-labelledby="certificate-history">
        <h2 id="certificate-history" className={styles.heading}>
          History
        </h2>
        <ol className={styles.history}>
          {history.map(({ state, at }) => (
            <li key={`${state} ${at}`}>
              <time dateTime={at}>{formatCertificateDate(new Date(at))}</time> {STATE_LABELS[state]}
            </li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="certificate-signature" className={styles.check}>
        <h2 id="certificate-signature" className={styles.heading}>
          Signed statement
        </h2>
        <p className={styles.text}>
          The gallery signed this certificate when it was issued. Anybody can check that nothing was changed
          since; whether it still holds is said on its first line.
        </p>
        <Button isBusy={check.isPending} busyText="Checking..." onClick={() => check.mutate()}>
          Check the signature
        </Button>
        <output className={`${styles.text} ${styles.verdict}`}>
          {check.data && VERDICT_MESSAGES[check.data]}
          {check.isError && 'The published keys could not be read. Please try again.'}
        </output>
        <TextLink href={statement} download={`${coaId}.json`}>
          Download the signed statement
        </TextLink>
      </section>
    </div>
  );
}
