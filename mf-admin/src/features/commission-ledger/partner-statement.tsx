import { exportStatement, ownerStatementQuery } from '@gallery/api-client';
import type { SellingPartner } from '@gallery/contracts';
import { cents, formatMonth, formatSum } from '@gallery/domain';
import { SelectField } from '@gallery/ui';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { ConsolePart } from '../../parts/console-part';
import { ExportCsv } from '../../parts/export-csv';
import { Moment } from '../../parts/moment';
import { QueryState } from '../../parts/query-state';
import { Row, RowList } from '../../parts/row-list';
import styles from './ledger.module.css';
import { entriesOf } from './statement-entries';
import { StatementLink } from './statement-link';

export interface PartnerStatementProps {
  partner: SellingPartner;
}

/** A partner's statement by month, and the link under which they read it themselves. */
export function PartnerStatement({ partner }: PartnerStatementProps) {
  const { id, partnerId } = partner;
  const [chosen, setChosen] = useState<string | null>(null);
  const query = useQuery({
    ...ownerStatementQuery(id, chosen),
    placeholderData: (former) => former,
  });
  const { data } = query;
  return (
    <ConsolePart
      title="Statement"
      actions={
        data && (
          <ExportCsv
            options={exportStatement(id)}
            wish={data.month}
            fileName={`statement-${partnerId}-${data.month}.csv`}
            failed="The statement was not exported."
          />
        )
      }
    >
      <QueryState query={query} loading="Loading statement..." failed="The statement could not be read.">
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
                    {monthWords(each)}
                  </option>
                ))}
              </SelectField>
            </div>
            <RowList isBusy={query.isFetching}>
              <Amount amount={statement.opening}>Owed before</Amount>
              {entriesOf(statement).map(({ key, at, text, amount }) => (
                <Amount key={key} amount={amount}>
                  <Moment at={at} shape="day" />, {text}
                </Amount>
              ))}
              <Amount amount={statement.closing} isLast>
                Owed at the end of {monthWords(statement.month)}
              </Amount>
            </RowList>
          </>
        )}
      </QueryState>
      <StatementLink partner={partner} />
    </ConsolePart>
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
    <span>{formatSum(cents(amount))}</span>
  </Row>
);

const monthWords = (month: string): string => formatMonth(`${month}-01T00:00:00Z`);
