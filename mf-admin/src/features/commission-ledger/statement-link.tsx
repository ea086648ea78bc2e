import { makeStatementLink, withdrawStatementLink } from '@gallery/api-client';
import type { SellingPartner } from '@gallery/contracts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '../../parts/confirm-dialog';
import { CopyWord } from '../../parts/copy-word';
import { Moment } from '../../parts/moment';
import { Word, WordList } from '../../parts/word-list';
import styles from './ledger.module.css';

export interface StatementLinkProps {
  partner: Pick<SellingPartner, 'id' | 'statementLinkAt'>;
}

/** The link under which a partner reads their statements without a login; it is shown once. */
export function StatementLink({ partner: { id, statementLinkAt } }: StatementLinkProps) {
  const [isAsking, setAsking] = useState<'make' | 'withdraw' | null>(null);
  const making = useMutation(makeStatementLink(id));
  const withdrawing = useMutation(withdrawStatementLink(id));
  const close = () => setAsking(null);
  return (
    <>
      {making.data ? (
        <div className={styles.link}>
          <code className={styles.url}>{making.data.url}</code>
          <CopyWord text={making.data.url}>Copy link</CopyWord>
          <p className={styles.sentence}>It is not shown again.</p>
        </div>
      ) : (
        <p className={styles.sentence}>
          {statementLinkAt === null ? (
            'The partner has no link to read it by.'
          ) : (
            <>
              The partner’s link to it was made on <Moment at={statementLinkAt} shape="day" />.
            </>
          )}
        </p>
      )}
      <WordList label="Statement link">
        <Word onClick={() => setAsking('make')}>
          {statementLinkAt === null ? 'Make a statement link' : 'Make another link'}
        </Word>
        {statementLinkAt !== null && (
          <Word
            onClick={() => {
              // What went wrong the last time is over.
              withdrawing.reset();
              setAsking('withdraw');
            }}
          >
            Withdraw the link
          </Word>
        )}
      </WordList>
      <ConfirmDialog
        isOpen={isAsking === 'make'}
        onClose={close}
        title="Make a statement link?"
        confirmWord="Make the link"
        busyWord="Making..."
        tone="ink"
        isBusy={making.isPending}
        failure={making.error}
        failureTitle="The link was not made."
        onConfirm={() => making.mutate(undefined, { onSuccess: close })}
      >
        <p>
          Whoever has it reads every line, cost and payout of this partner, without buyers and order numbers.
          {statementLinkAt !== null && ' The link that was made before ends.'}
        </p>
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={isAsking === 'withdraw'}
        onClose={close}
        title="Withdraw the statement link?"
        confirmWord="Withdraw"
        busyWord="Withdrawing..."
        isBusy={withdrawing.isPending}
        failure={withdrawing.error}
        failureTitle="The link was not withdrawn."
        onConfirm={() =>
          withdrawing.mutate(undefined, {
            onSuccess: () => {
              making.reset();
              close();
            },
          })
        }
      >
        <p>Nobody can read the statements under it any more. Another link can be made at any time.</p>
      </ConfirmDialog>
    </>
  );
}
