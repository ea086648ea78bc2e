import { unknownReferralsQuery } from '@gallery/api-client';
import type { OrderReferralRow } from '@gallery/contracts';
import { cents, formatMoney } from '@gallery/domain';
import { DataTable, type Column } from '../../parts/data-table';
import { Moment } from '../../parts/moment';
import { MorePages } from '../../parts/more-pages';
import { Quiet } from '../../parts/quiet';
import { RowLink } from '../../parts/row-link';
import { usePages } from '../../parts/use-pages';
import styles from './ledger.module.css';

/** Orders that came with a code which no partner has: a link with a slip of the pen, or one of a partner to be added. */
export function UnknownReferrals() {
  const list = usePages((cursor) => unknownReferralsQuery(cursor));
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
      <MorePages list={list} />
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
    render: ({ source }) => <Quiet>{source}</Quiet>,
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
    render: ({ orderedAt }) => <Moment at={orderedAt} shape="day" />,
  },
  {
    key: 'total',
    head: 'Total',
    priority: 'state',
    isFigure: true,
    render: ({ total }) => formatMoney(cents(total)),
  },
];
