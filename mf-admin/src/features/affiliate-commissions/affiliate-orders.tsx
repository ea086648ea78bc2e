import { affiliateOrdersQuery } from '@gallery/api-client';
import type { AffiliateOrder } from '@gallery/contracts';
import { PageSection } from '../../components/page/page-section';
import { linkColumn, moneyColumn } from '../../components/lists/columns';
import { DataTable, type Column } from '../../components/lists/data-table';
import { DateTime } from '../../components/text/date-time';
import { attributionStatusLabel } from '../../components/text/labels';
import { usePagedList } from '../../components/lists/use-paged-list';
import styles from './affiliate-commissions.module.css';

/** Orders that came by an affiliate's link, those that do not count among them. */
export function AffiliateOrders({ id }: { id: string }) {
  const list = usePagedList((cursor) => affiliateOrdersQuery(id, cursor));
  return (
    <PageSection title="Orders">
      <div className={styles.column}>
        <DataTable
          label="Orders of the partner"
          columns={COLUMNS}
          list={list}
          keyOf={({ orderNumber }) => orderNumber}
          subject="orders"
          empty={<p className={styles.sentence}>Nobody has bought by this link yet.</p>}
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
    key: 'standing',
    head: 'Referral',
    priority: 'second',
    render: ({ standing, customerName, orderedAt }) => (
      <>
        {attributionStatusLabel(standing)}
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
