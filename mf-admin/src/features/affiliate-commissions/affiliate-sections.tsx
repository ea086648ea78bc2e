import {
  affiliateOrdersQuery,
  exportAffiliateCommissions,
  affiliateCommissionsQuery,
  affiliatePayoutsQuery,
} from '@gallery/api-client';
import type { AffiliateOrder } from '@gallery/contracts';
import { toCents, formatMoneyWithCents } from '@gallery/domain';
import { SelectField } from '@gallery/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PageSection } from '../../components/page/page-section';
import { linkColumn, moneyColumn } from '../../components/lists/columns';
import { DataTable, type Column } from '../../components/lists/data-table';
import { DateTime } from '../../components/text/date-time';
import { ActorName } from '../../components/session/actor-name';
import { attributionStatusLabel } from '../../components/text/labels';
import { usePagedList } from '../../components/lists/use-paged-list';
import styles from './affiliate-commissions.module.css';
import { LabelOptions } from '../../components/forms/label-options';
import { ExportCsvButton } from '../../components/actions/export-csv-button';
import { AffiliateCommissionTable } from './affiliate-commission-table';
import { AFFILIATE_COMMISSION_FILTERS } from './affiliate-commission-list';
import { COMMISSION_STATE_LABELS } from './affiliate-commission-labels';
import { QueryState } from '../../components/feedback/query-state';
import { Row, RowFacts, RowList } from '../../components/records/row-list';

/** Orders that came by an affiliate's link, those that do not count among them. */
export function AffiliateOrders({ id }: { id: string }) {
  const list = usePagedList((cursor) => affiliateOrdersQuery(id, cursor));
  return (
    <PageSection title="Orders">
      <div className={styles.column}>
        <DataTable
          label="Partner’s orders"
          columns={COLUMNS}
          list={list}
          keyOf={({ orderNumber }) => orderNumber}
          subject="orders"
          empty={<p className={styles.sentence}>No purchases through this link yet.</p>}
        />
      </div>
    </PageSection>
  );
}

const COLUMNS: readonly Column<AffiliateOrder>[] = [
  linkColumn('order', 'Order', {
    textOf: ({ orderNumber }) => orderNumber,
    to: ({ orderNumber }) => `/admin/orders/${orderNumber}`,
  }),
  {
    key: 'attribution',
    head: 'Referral',
    priority: 'second',
    render: ({ attributionStatus, customerName, orderedAt }) => (
      <>
        {attributionStatusLabel(attributionStatus)}
        <span className={styles.reason}>
          {customerName && `${customerName}, `}
          <DateTime at={orderedAt} shape="day" />
        </span>
      </>
    ),
  },
  moneyColumn('total', 'Total', { priority: 'state' }),
  moneyColumn('commission', 'Commission', { hasCents: true }),
];

/** The commission lines of one affiliate, narrowed by state, and as a file. */
export function AffiliateCommissions({ id, partnerId }: { id: string; partnerId: string }) {
  const [state, setState] = useState('');
  const filter = AFFILIATE_COMMISSION_FILTERS.toFilter({ q: '', state });
  const list = usePagedList((cursor) => affiliateCommissionsQuery(id, filter, cursor));
  return (
    <PageSection
      title="Commission lines"
      actions={
        <ExportCsvButton
          options={exportAffiliateCommissions(id)}
          filter={filter}
          fileName={`commission-${partnerId}.csv`}
          failed="The commission lines were not exported."
        />
      }
    >
      <div className={styles.column}>
        <div className={styles.state}>
          <SelectField
            look="boxed"
            label="State"
            value={state}
            onChange={({ target }) => setState(target.value)}
          >
            <option value="">All</option>
            <LabelOptions labels={COMMISSION_STATE_LABELS} />
          </SelectField>
        </div>
        <AffiliateCommissionTable
          label="Commission lines"
          list={list}
          hasPartners={false}
          empty={
            <p className={styles.sentence}>
              {state === '' ? 'No commission lines yet.' : 'No commission lines match these filters.'}
            </p>
          }
        />
      </div>
    </PageSection>
  );
}

/** What an affiliate was paid, when and how. */
export function AffiliatePayouts({ id }: { id: string }) {
  const query = useQuery(affiliatePayoutsQuery(id));
  return (
    <PageSection title="Payouts">
      <QueryState query={query} subject="payouts">
        {({ items }) =>
          items.length === 0 ? (
            <p className={styles.sentence}>No payouts yet.</p>
          ) : (
            <RowList>
              {items.map((payout) => (
                <Row key={payout.id}>
                  <span>
                    <DateTime at={payout.paidAt} shape="day" />, {payout.method}
                  </span>
                  <span>{formatMoneyWithCents(toCents(payout.amount))}</span>
                  <RowFacts>
                    {[payout.reference, payout.note].filter(Boolean).map((text) => `${text}, `)}
                    by <ActorName actor={payout.actor} />
                  </RowFacts>
                </Row>
              ))}
            </RowList>
          )
        }
      </QueryState>
    </PageSection>
  );
}
