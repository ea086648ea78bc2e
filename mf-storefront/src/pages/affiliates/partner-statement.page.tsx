import { isApiError, affiliateStatementQuery, serverMessageOf } from '@gallery/api-client';
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
import { useParams, useSearchParams } from 'react-router';
import { StatementLines } from '../../features/affiliate-statement/statement-lines';
import { StatementTotals } from '../../features/affiliate-statement/statement-totals';
import { StatementTransactions } from '../../features/affiliate-statement/statement-transactions';
import { StatementVerification } from '../../features/affiliate-statement/statement-verification';
import { REVERSAL_CAUSE_LABELS } from '../../features/affiliate-statement/statement-labels';
import { usePageHead } from '../../use-page-head';
import { useNoIndex } from '../../use-no-index';
import styles from './partner-statement.page.module.css';

/** An affiliate's statement by its secret link: every cost, recalculated and verified in the browser. */
export function Component() {
  const { token = '' } = useParams();
  const [search, setSearch] = useSearchParams();
  const { data, error, refetch } = useQuery({
    ...affiliateStatementQuery(token, search.get('month')),
    placeholderData: keepPreviousData,
  });
  // The address is a secret: it must not get into link previews.
  usePageHead('Partner statement', '/partner-statement');
  useNoIndex();

  if (data && !error)
    return <Statement statement={data} onMonth={(month) => setSearch({ month }, { replace: true })} />;
  if (isApiError(error, 'not_found'))
    return (
      <Page isPadded>
        <EmptyState
          heading="h1"
          detail="This link was withdrawn or replaced by a newer one. Ask the gallery for your current link."
          action={<ButtonLink to="/contact#contact-form">Write to us</ButtonLink>}
        >
          Statement not found
        </EmptyState>
      </Page>
    );
  if (!error) return <PageLoading title="Partner statement">Loading statement...</PageLoading>;
  return (
    <PageError onRetry={() => void refetch()}>
      {serverMessageOf(error, 'The statement could not be loaded.')}
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
          <SelectField label="Statement for" value={month} onChange={({ target }) => onMonth(target.value)}>
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
          <Section title="Reversed">
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
        <Section title="Verification">
          <StatementVerification statement={statement} faults={errors} />
        </Section>
      </div>
    </Page>
  );
}
