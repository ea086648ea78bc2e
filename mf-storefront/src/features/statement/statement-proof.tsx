import { certificateKeysQuery, verifyStatement, type StatementVerdict } from '@gallery/api-client';
import type { SignedStatement } from '@gallery/contracts';
import type { StatementFaults } from '@gallery/domain';
import { Button, Notice, WordLink } from '@gallery/ui';
import { useQuery } from '@tanstack/react-query';
import { statesWhatIsShown } from './signed-facts';
import styles from './statement-proof.module.css';

export interface StatementProofProps {
  statement: SignedStatement;
  /** What of it does not add up, reckoned again in this page. */
  faults: StatementFaults;
}

const VERDICTS: Record<StatementVerdict, { tone: 'success' | 'error' | 'warning'; words: string }> = {
  genuine: {
    tone: 'success',
    words: 'The signature is genuine: the gallery stated exactly this.',
  },
  false: { tone: 'error', words: 'The signature does not fit. Do not rely on this statement.' },
  unable: {
    tone: 'warning',
    words: 'This browser cannot check the signature by itself. Save the statement and check it elsewhere.',
  },
};

/** Whether the statement adds up and is the gallery's, found out in this page without believing it. */
export function StatementProof({ statement, faults }: StatementProofProps) {
  const { signature, keyId, month, partnerId } = statement;
  const signed = { payload: statement.statement, signature, keyId, algorithm: 'Ed25519' };
  const { data: keys, isError, refetch } = useQuery(certificateKeysQuery());
  const { data: verdict } = useQuery({
    queryKey: ['statement-verdict', signature, keyId],
    queryFn: async (): Promise<StatementVerdict> =>
      statesWhatIsShown(statement) ? verifyStatement(signed, keys?.keys ?? []) : 'false',
    enabled: keys !== undefined,
  });
  const file = `data:application/json;charset=utf-8,${encodeURIComponent(JSON.stringify(signed, null, 2))}`;
  return (
    <div className={styles.proof}>
      <AddsUp faults={faults} />
      {verdict && <Notice tone={VERDICTS[verdict].tone} title={VERDICTS[verdict].words} />}
      {!verdict && !isError && <output className={styles.text}>Checking the signature...</output>}
      {isError && (
        <Notice tone="warning" title="The published keys could not be read.">
          <Button variant="word" onClick={() => void refetch()}>
            Check again
          </Button>
        </Notice>
      )}
      <p className={styles.text}>
        Both were found out here, in your browser. A saved statement can be checked at any time with the keys
        that the gallery publishes.
      </p>
      <WordLink href={file} download={`statement-${partnerId}-${month}.json`}>
        Save the signed statement
      </WordLink>
    </div>
  );
}

function AddsUp({ faults: { lines, closing } }: Pick<StatementProofProps, 'faults'>) {
  if (lines.length === 0 && !closing)
    return (
      <Notice
        tone="success"
        title="Everything adds up: each commission follows from its price, costs and rate, and the month from its lines."
      />
    );
  return (
    <Notice tone="error" title="This statement does not add up. Please write to the gallery.">
      {lines.length > 0 && `Lines that do not follow from their figures: ${lines.join(', ')}. `}
      {closing && 'What is owed at the end does not follow from the rest.'}
    </Notice>
  );
}
