import { isApiError, affiliateStatementQuery } from '@gallery/api-client';
import type { SignedAffiliateStatement } from '@gallery/contracts';
import { formatMonth, statementErrors } from '@gallery/domain';
import {
  ButtonLink,
  EmptyState,
  Page,
  PageHeading,
  Section,
  SelectField,
  PageLoading,
  PageError,
} from '@gallery/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useParams, useSearchParams } from 'react-router';
import { StatementTotals } from '../../features/affiliate-statement/statement-totals';
import { StatementLines } from '../../features/affiliate-statement/statement-lines';
import { StatementTransactions } from '../../features/affiliate-statement/statement-transactions';
import { StatementVerification } from '../../features/affiliate-statement/statement-verification';
import { REVERSAL_CAUSE_LABELS } from '../../features/affiliate-statement/statement-labels';
import { usePageHead } from '../../use-page-head';
import { useNoIndex } from '../../use-no-index';
import styles from './partner-statement.page.module.css';

/** What a partner, who has no login, reads by a secret link: every cost, reckoned again and checked here. */
export function Component() {
  const { token = '' } = useParams();
  const [search, setSearch] = useSearchParams();
  const { data, error, refetch } = useQuery({
    ...affiliateStatementQuery(token, search.get('month')),
    placeholderData: keepPreviousData,
  });
  // The address is a key: what shares of a page read must not carry it.
  usePageHead('Partner statement', '/partner-statement');
  useNoIndex();

  if (data && !error)
    return <Statement statement={data} onMonth={(month) => setSearch({ month }, { replace: true })} />;
  if (isApiError(error, 'not_found'))
    return (
      <Page isPadded>
        <EmptyState
          heading="h1"
          detail="The link was withdrawn or replaced by a newer one. Please ask the gallery for yours."
          action={
            <ButtonLink render={(parts) => <Link to="/contact#contact-form" {...parts} />}>
              Write to us
            </ButtonLink>
          }
        >
          No statement is at this address.
        </EmptyState>
      </Page>
    );
  if (!error) return <PageLoading>Loading statement...</PageLoading>;
  return (
    <PageError onRetry={() => void refetch()}>
      {(isApiError(error) && error.serverMessage) || 'The statement could not be loaded.'}
    </PageError>
  );
}

interface StatementProps {
  statement: SignedAffiliateStatement;
  onMonth: (month: string) => void;
}

function Statement({ statement, onMonth }: StatementProps) {
  const { partnerName, partnerId, month, months, lines, reversals, payouts } = statement;
  const errors = statementErrors(statement);
  return (
    <Page>
      <PageHeading hasRule aside={`Link: ?ref=${partnerId}`}>
        {partnerName}
      </PageHeading>
      <div className={styles.parts}>
        <div className={styles.month}>
          <SelectField label="Statement of" value={month} onChange={({ target }) => onMonth(target.value)}>
            {months.map((each) => (
              <option key={each} value={each}>
                {formatMonth(each)}
              </option>
            ))}
          </SelectField>
        </div>
        <Section title="Account">
          <StatementTotals statement={statement} />
        </Section>
        <Section title="Sales" layout="stacked">
          <StatementLines lines={lines} invalidCodes={errors.lines} />
        </Section>
        {reversals.length > 0 && (
          <Section title="Taken back">
            <StatementTransactions
              transactions={reversals.map(({ at, cause, code, amount }) => ({
                at,
                words: `${REVERSAL_CAUSE_LABELS[cause]}, ${code}`,
                amount: -amount,
              }))}
            />
          </Section>
        )}
        {payouts.length > 0 && (
          <Section title="Paid out">
            <StatementTransactions
              transactions={payouts.map(({ at, method, reference, amount }) => ({
                at,
                words: [method, reference].filter(Boolean).join(', '),
                amount,
              }))}
            />
          </Section>
        )}
        <Section title="Proof">
          <StatementVerification statement={statement} faults={errors} />
        </Section>
      </div>
    </Page>
  );
}
