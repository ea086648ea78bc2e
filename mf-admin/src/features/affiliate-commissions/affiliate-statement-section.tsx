import {
  exportAffiliateStatement,
  adminAffiliateStatementQuery,
  createStatementLink,
  revokeStatementLink,
} from '@gallery/api-client';
import type { Affiliate } from '@gallery/contracts';
import { toCents, formatMonth, formatMoneyWithCents } from '@gallery/domain';
import { SelectField } from '@gallery/ui';
import { useQuery, useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { PageSection } from '../../components/page/page-section';
import { ExportCsvButton } from '../../components/actions/export-csv-button';
import { DateTime } from '../../components/text/date-time';
import { QueryState } from '../../components/feedback/query-state';
import { Row, RowList } from '../../components/records/row-list';
import styles from './affiliate-commissions.module.css';
import { statementEntries } from './statement-entries';
import { ConfirmDialog } from '../../components/dialogs/confirm-dialog';
import { CopyButton } from '../../components/actions/copy-button';
import { ActionItem, ActionList } from '../../components/actions/action-list';

/** An affiliate's statement by month, and the link under which they read it themselves. */
export function AffiliateStatementSection({ partner }: { partner: Affiliate }) {
  const { id, partnerId } = partner;
  const [chosen, setChosen] = useState<string | null>(null);
  const query = useQuery({
    ...adminAffiliateStatementQuery(id, chosen),
    placeholderData: (former) => former,
  });
  const { data } = query;
  return (
    <PageSection
      title="Statement"
      actions={
        data && (
          <ExportCsvButton
            options={exportAffiliateStatement(id)}
            filter={{ month: data.month }}
            fileName={`statement-${partnerId}-${data.month}.csv`}
            failed="The statement was not exported."
          />
        )
      }
    >
      <QueryState query={query} subject="statement">
        {(statement) => (
          <>
            <div className={styles.state}>
              <SelectField
                look="boxed"
                label="Month"
                value={statement.month}
                onChange={({ target }) => setChosen(target.value)}
              >
                {statement.months.map((each) => (
                  <option key={each} value={each}>
                    {formatMonth(each)}
                  </option>
                ))}
              </SelectField>
            </div>
            <RowList isBusy={query.isFetching}>
              <Amount amount={statement.opening}>Opening balance</Amount>
              {statementEntries(statement).map(({ key, at, text, amount }) => (
                <Amount key={key} amount={amount}>
                  <DateTime at={at} shape="day" />, {text}
                </Amount>
              ))}
              <Amount amount={statement.closing} isLast>
                Closing balance, {formatMonth(statement.month)}
              </Amount>
            </RowList>
          </>
        )}
      </QueryState>
      <StatementLink partner={partner} />
    </PageSection>
  );
}

interface AmountProps {
  /** Dollars. */
  amount: number;
  isLast?: boolean;
  children: ReactNode;
}

const Amount = ({ amount, isLast, children }: AmountProps) => (
  <Row isLast={isLast}>
    <span>{children}</span>
    <span>{formatMoneyWithCents(toCents(amount))}</span>
  </Row>
);

interface StatementLinkProps {
  partner: Pick<Affiliate, 'id' | 'statementLinkAt'>;
}

/** The link under which an affiliate reads their statements without a login; it is shown once. */
function StatementLink({ partner: { id, statementLinkAt } }: StatementLinkProps) {
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
          <p className={styles.sentence}>It will not be shown again.</p>
        </div>
      ) : (
        <p className={styles.sentence}>
          {statementLinkAt === null ? (
            'The partner has no statement link yet.'
          ) : (
            <>
              The partner’s link was created on <DateTime at={statementLinkAt} shape="day" />.
            </>
          )}
        </p>
      )}
      <ActionList label="Statement link">
        <ActionItem onClick={() => setAsking('make')}>
          {statementLinkAt === null ? 'Create statement link' : 'Create new link'}
        </ActionItem>
        {statementLinkAt !== null && (
          <ActionItem
            onClick={() => {
              // Clears the last error.
              withdrawing.reset();
              setAsking('withdraw');
            }}
          >
            Revoke link
          </ActionItem>
        )}
      </ActionList>
      <ConfirmDialog
        isOpen={isAsking === 'make'}
        onClose={close}
        title="Create a statement link?"
        confirmLabel="Create link"
        busyLabel="Creating..."
        tone="ink"
        mutation={making}
        failureTitle="The link was not created."
        onConfirm={() => making.mutate(undefined, { onSuccess: close })}
      >
        <p>
          Anyone with the link can see every commission, cost and payout of this partner, but no buyers or
          order numbers.
          {statementLinkAt !== null && ' The current link will stop working.'}
        </p>
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={isAsking === 'withdraw'}
        onClose={close}
        title="Revoke the statement link?"
        confirmLabel="Revoke"
        busyLabel="Revoking..."
        mutation={withdrawing}
        failureTitle="The link was not revoked."
        onConfirm={() =>
          withdrawing.mutate(undefined, {
            onSuccess: () => {
              making.reset();
              close();
            },
          })
        }
      >
        <p>The link will stop working. You can create a new one at any time.</p>
      </ConfirmDialog>
    </>
  );
}
