import { affiliateOrdersQuery } from '@gallery/api-client';
import type { AffiliateOrder } from '@gallery/contracts';
import { toCents, formatMoney, formatMoneyWithCents } from '@gallery/domain';
import { PageSection } from '../../components/page/page-section';
import { DataTable, type Column } from '../../components/lists/data-table';
import { DateTime } from '../../components/text/date-time';
import { LoadMore } from '../../components/lists/load-more';
import { attributionStatusLabel } from '../../components/text/attribution-status-label';
import { RowLink } from '../../components/lists/row-link';
import { usePagedList } from '../../components/lists/use-paged-list';
import styles from './affiliate-commissions.module.css';

export interface AffiliateOrdersProps {
  /** The affiliate's. */
  id: string;
}

/** Orders that came by an affiliate's link, those that do not count among them. */
export function AffiliateOrders({ id }: AffiliateOrdersProps) {
  const list = usePagedList((cursor) => affiliateOrdersQuery(id, cursor));
  return (
    <PageSection title="Orders">
      <div className={styles.column}>
        <DataTable
          label="Orders of the partner"
          columns={COLUMNS}
          list={list}
          keyOf={({ orderNumber }) => orderNumber}
          loading="Loading orders..."
          failed="The orders could not be read."
          empty={<p className={styles.sentence}>Nobody has bought by this link yet.</p>}
        />
        <LoadMore list={list} />
      </div>
    </PageSection>
  );
}

const COLUMNS: readonly Column<AffiliateOrder>[] = [
  {
    key: 'order',
    head: 'Order',
    priority: 'first',
    render: ({ orderNumber }) => <RowLink to={`/admin/orders/${orderNumber}`}>{orderNumber}</RowLink>,
  },
  {
    key: 'standing',
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
  {
    key: 'total',
    head: 'Total',
    priority: 'state',
    isFigure: true,
    render: ({ total }) => formatMoney(toCents(total)),
  },
  {
    key: 'commission',
    head: 'Commission',
    priority: 'sum',
    isFigure: true,
    render: ({ commission }) => formatMoneyWithCents(toCents(commission)),
  },
];
