import { exportAffiliateStatement, adminAffiliateStatementQuery } from '@gallery/api-client';
import type { Affiliate } from '@gallery/contracts';
import { toCents, formatMonth, formatMoneyWithCents } from '@gallery/domain';
import { SelectField } from '@gallery/ui';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { PageSection } from '../../components/page/page-section';
import { ExportCsvButton } from '../../components/actions/export-csv-button';
import { DateTime } from '../../components/text/date-time';
import { QueryState } from '../../components/feedback/query-state';
import { Row, RowList } from '../../components/records/row-list';
import styles from './affiliate-commissions.module.css';
import { statementEntries } from './statement-entries';
import { StatementLink } from './statement-link';

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
            filter={data.month}
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
                    {monthLabel(each)}
                  </option>
                ))}
              </SelectField>
            </div>
            <RowList isBusy={query.isFetching}>
              <Amount amount={statement.opening}>Owed before</Amount>
              {statementEntries(statement).map(({ key, at, text, amount }) => (
                <Amount key={key} amount={amount}>
                  <DateTime at={at} shape="day" />, {text}
                </Amount>
              ))}
              <Amount amount={statement.closing} isLast>
                Owed at the end of {monthLabel(statement.month)}
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

const monthLabel = (month: string): string => formatMonth(`${month}-01T00:00:00Z`);
