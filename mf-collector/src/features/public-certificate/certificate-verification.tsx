import { certificateKeysQuery, verifySignature, type SignatureVerdict } from '@gallery/api-client';
import type { PublicCertificate } from '@gallery/contracts';
import { formatLongDate } from '@gallery/domain';
import { useTimeZone } from '@gallery/session';
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
  genuine: 'The signature is valid: this is exactly what the gallery signed.',
  false: 'The signature does not match. Do not rely on this statement.',
  unable: 'This browser cannot verify signatures. Download the statement and verify it in another browser.',
};

/** The history of a certificate, and how to verify it independently of this page. */
export function CertificateVerification({ certificate }: CertificateVerificationProps) {
  const { coaId, history, signed } = certificate;
  const queryClient = useQueryClient();
  const timeZone = useTimeZone();
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
              <time dateTime={at}>{formatLongDate(at, timeZone)}</time> {STATE_LABELS[state]}
            </li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="certificate-signature" className={styles.check}>
        <h2 id="certificate-signature" className={styles.heading}>
          Signed statement
        </h2>
        <p className={styles.text}>
          The gallery signed this certificate when it was issued. Anyone can verify that nothing has changed
          since; its current status is shown at the top.
        </p>
        <Button isBusy={check.isPending} busyText="Checking..." onClick={() => check.mutate()}>
          Verify the signature
        </Button>
        <output className={`${styles.text} ${styles.verdict}`}>
          {check.data && VERDICT_MESSAGES[check.data]}
          {check.isError && 'The gallery’s published keys could not be loaded. Please try again.'}
        </output>
        <TextLink href={statement} download={`${coaId}.json`}>
          Download the signed statement
        </TextLink>
      </section>
    </div>
  );
}
