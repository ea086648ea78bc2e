import { isApiError, partnerStatementQuery } from '@gallery/api-client';
import type { SignedStatement } from '@gallery/contracts';
import { formatMonth, statementFaults } from '@gallery/domain';
import { useGallerySettings } from '@gallery/session';
import {
  Button,
  ButtonLink,
  EmptyState,
  ErrorState,
  LoadingState,
  Page,
  PageHeading,
  Section,
  SelectField,
} from '@gallery/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useParams, useSearchParams } from 'react-router';
import { AccountSums } from '../features/statement/account-sums';
import { StatementLines } from '../features/statement/statement-lines';
import { StatementMoves } from '../features/statement/statement-moves';
import { StatementProof } from '../features/statement/statement-proof';
import { CAUSE_WORDS } from '../features/statement/statement-words';
import { usePageHead } from '../page-head';
import { useUnlisted } from '../use-unlisted';
import styles from './partner-statement.page.module.css';

/** What a partner, who has no login, reads by a secret link: every cost, reckoned again and checked here. */
export function Component() {
  const { token = '' } = useParams();
  const [search, setSearch] = useSearchParams();
  const { name } = useGallerySettings((state) => state.settings.brand);
  const { data, error, refetch } = useQuery({
    ...partnerStatementQuery(token, search.get('month')),
    placeholderData: keepPreviousData,
  });
  // The address is a key: what shares of a page read must not carry it.
  usePageHead('Partner statement', name, '/partner-statement');
  useUnlisted();

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
  return (
    <Page isPadded>
      {error ? (
        <ErrorState heading="h1" action={<Button onClick={() => void refetch()}>Try again</Button>}>
          {(isApiError(error) && error.serverMessage) || 'The statement could not be loaded.'}
        </ErrorState>
      ) : (
        <LoadingState>Loading statement...</LoadingState>
      )}
    </Page>
  );
}

interface StatementProps {
  statement: SignedStatement;
  onMonth: (month: string) => void;
}

function Statement({ statement, onMonth }: StatementProps) {
  const { partnerName, partnerId, month, months, lines, reversals, payouts } = statement;
  const faults = statementFaults(statement);
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
          <AccountSums statement={statement} />
        </Section>
        <Section title="Sales" layout="stacked">
          <StatementLines lines={lines} faulty={faults.lines} />
        </Section>
        {reversals.length > 0 && (
          <Section title="Taken back">
            <StatementMoves
              moves={reversals.map(({ at, cause, code, amount }) => ({
                at,
                words: `${CAUSE_WORDS[cause]}, ${code}`,
                amount: -amount,
              }))}
            />
          </Section>
        )}
        {payouts.length > 0 && (
          <Section title="Paid out">
            <StatementMoves
              moves={payouts.map(({ at, method, reference, amount }) => ({
                at,
                words: [method, reference].filter(Boolean).join(', '),
                amount,
              }))}
            />
          </Section>
        )}
        <Section title="Proof">
          <StatementProof statement={statement} faults={faults} />
        </Section>
      </div>
    </Page>
  );
}
