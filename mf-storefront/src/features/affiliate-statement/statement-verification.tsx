import { certificateKeysQuery, verifySignature, type SignatureVerdict } from '@gallery/api-client';
import type { SignedAffiliateStatement } from '@gallery/contracts';
import type { StatementErrors } from '@gallery/domain';
import { Button, Notice, TextLink } from '@gallery/ui';
import { useQuery } from '@tanstack/react-query';
import { matchesSignedText } from './signed-statement-check';
import styles from './statement-verification.module.css';

export interface StatementVerificationProps {
  statement: SignedAffiliateStatement;
  /** What does not add up, recalculated in the browser. */
  faults: StatementErrors;
}

const VERDICT_MESSAGES: Record<SignatureVerdict, { tone: 'success' | 'error' | 'warning'; words: string }> = {
  genuine: {
    tone: 'success',
    words: 'The signature is valid: this is exactly what the gallery signed.',
  },
  false: { tone: 'error', words: 'The signature does not match. Do not rely on this statement.' },
  unable: {
    tone: 'warning',
    words: 'This browser cannot verify signatures. Save the statement and verify it in another browser.',
  },
};

/** Whether the statement adds up and is signed by the gallery, verified in the browser. */
export function StatementVerification({ statement, faults: errors }: StatementVerificationProps) {
  const { signature, keyId, month, partnerId } = statement;
  const signed = { payload: statement.statement, signature, keyId, algorithm: 'Ed25519' };
  const { data: keys, isError, refetch } = useQuery(certificateKeysQuery());
  const { data: verdict } = useQuery({
    queryKey: ['statement-verdict', signature, keyId],
    queryFn: async (): Promise<SignatureVerdict> =>
      matchesSignedText(statement) ? verifySignature(signed, keys?.keys ?? []) : 'false',
    enabled: keys !== undefined,
  });
  const file = `data:application/json;charset=utf-8,${encodeURIComponent(JSON.stringify(signed, null, 2))}`;
  return (
    <div className={styles.proof}>
      <ArithmeticCheck faults={errors} />
      {verdict && <Notice tone={VERDICT_MESSAGES[verdict].tone} title={VERDICT_MESSAGES[verdict].words} />}
      {!verdict && !isError && <output className={styles.text}>Verifying the signature...</output>}
      {isError && (
        <Notice tone="warning" title="The gallery’s published keys could not be loaded.">
          <Button variant="text" onClick={() => void refetch()}>
            Check again
          </Button>
        </Notice>
      )}
      <p className={styles.text}>
        Both checks ran in your browser. You can verify a saved statement at any time with the gallery’s
        published keys.
      </p>
      <TextLink href={file} download={`statement-${partnerId}-${month}.json`}>
        Save the signed statement
      </TextLink>
    </div>
  );
}

function ArithmeticCheck({ faults: { lines, closing } }: Pick<StatementVerificationProps, 'faults'>) {
  if (lines.length === 0 && !closing)
    return (
      <Notice
        tone="success"
        title="Everything adds up: each commission matches its price, costs and rate, and the totals match the lines."
      />
    );
  return (
    <Notice tone="error" title="This statement does not add up. Please write to the gallery.">
      {lines.length > 0 && `Lines that do not match their figures: ${lines.join(', ')}. `}
      {closing && 'The balance due does not match the other figures.'}
    </Notice>
  );
}
