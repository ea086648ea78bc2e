import { unknownReferralsQuery } from '@gallery/api-client';
import type { OrderReferralRow } from '@gallery/contracts';
import { toCents, formatMoney } from '@gallery/domain';
import { DataTable, type Column } from '../../components/lists/data-table';
import { DateTime } from '../../components/text/date-time';
import { LoadMore } from '../../components/lists/load-more';
import { MutedText } from '../../components/text/muted-text';
import { RowLink } from '../../components/lists/row-link';
import { usePagedList } from '../../components/lists/use-paged-list';
import styles from './affiliate-commissions.module.css';

/** Orders that came with a code which no affiliate has: a link with a slip of the pen, or one of an affiliate to be added. */
export function UnknownReferrals() {
  const list = usePagedList((cursor) => unknownReferralsQuery(cursor));
  return (
    <>
      <DataTable
        label="Unknown referrals"
        columns={COLUMNS}
        list={list}
        keyOf={({ orderNumber }) => orderNumber}
        loading="Loading referrals..."
        failed="The referrals could not be read."
        empty={<p className={styles.sentence}>Every code belongs to a partner.</p>}
      />
      <LoadMore list={list} />
    </>
  );
}

const COLUMNS: readonly Column<OrderReferralRow>[] = [
  {
    key: 'order',
    head: 'Order',
    priority: 'first',
    render: ({ orderNumber }) => <RowLink to={`/admin/orders/${orderNumber}`}>{orderNumber}</RowLink>,
  },
  { key: 'code', head: 'Code', priority: 'sum', render: ({ code }) => code },
  {
    key: 'source',
    head: 'Came with',
    priority: 'second',
    render: ({ source }) => <MutedText>{source}</MutedText>,
  },
  {
    key: 'buyer',
    head: 'Collector',
    priority: 'other',
    render: ({ customerName }) => customerName,
  },
  {
    key: 'ordered',
    head: 'Ordered',
    priority: 'other',
    isOneLine: true,
    render: ({ orderedAt }) => <DateTime at={orderedAt} shape="day" />,
  },
  {
    key: 'total',
    head: 'Total',
    priority: 'state',
    isFigure: true,
    render: ({ total }) => formatMoney(toCents(total)),
  },
];
