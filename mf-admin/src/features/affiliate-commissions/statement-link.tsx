import { createStatementLink, revokeStatementLink } from '@gallery/api-client';
import type { Affiliate } from '@gallery/contracts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '../../components/dialogs/confirm-dialog';
import { CopyButton } from '../../components/actions/copy-button';
import { DateTime } from '../../components/text/date-time';
import { ActionItem, ActionList } from '../../components/actions/action-list';
import styles from './affiliate-commissions.module.css';

export interface StatementLinkProps {
  partner: Pick<Affiliate, 'id' | 'statementLinkAt'>;
}

/** The link under which an affiliate reads their statements without a login; it is shown once. */
export function StatementLink({ partner: { id, statementLinkAt } }: StatementLinkProps) {
  const [isAsking, setAsking] = useState<'make' | 'withdraw' | null>(null);
  const making = useMutation(createStatementLink(id));
  const withdrawing = useMutation(revokeStatementLink(id));
  const close = () => setAsking(null);
  return (
    <>
      {making.data ? (
        <div className={styles.link}>
          <code className={styles.url}>{making.data.url}</code>
          <CopyButton text={making.data.url}>Copy link</CopyButton>
          <p className={styles.sentence}>It is not shown again.</p>
        </div>
      ) : (
        <p className={styles.sentence}>
          {statementLinkAt === null ? (
            'The partner has no link to read it by.'
          ) : (
            <>
              The partner’s link to it was made on <DateTime at={statementLinkAt} shape="day" />.
            </>
          )}
        </p>
      )}
      <ActionList label="Statement link">
        <ActionItem onClick={() => setAsking('make')}>
          {statementLinkAt === null ? 'Make a statement link' : 'Make another link'}
        </ActionItem>
        {statementLinkAt !== null && (
          <ActionItem
            onClick={() => {
              // What went wrong the last time is over.
              withdrawing.reset();
              setAsking('withdraw');
            }}
          >
            Withdraw the link
          </ActionItem>
        )}
      </ActionList>
      <ConfirmDialog
        isOpen={isAsking === 'make'}
        onClose={close}
        title="Make a statement link?"
        confirmLabel="Make the link"
        busyLabel="Making..."
        tone="ink"
        mutation={making}
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
        confirmLabel="Withdraw"
        busyLabel="Withdrawing..."
        mutation={withdrawing}
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
