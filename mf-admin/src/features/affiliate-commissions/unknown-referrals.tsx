import { unknownReferralsQuery } from '@gallery/api-client';
import type { OrderReferralRow } from '@gallery/contracts';
import { dateColumn, linkColumn, moneyColumn, mutedColumn, textColumn } from '../../components/lists/columns';
import { DataTable, type Column } from '../../components/lists/data-table';
import { usePagedList } from '../../components/lists/use-paged-list';
import styles from './affiliate-commissions.module.css';

/** Orders that came with a code which no affiliate has: a mistyped link, or one of an affiliate to be added. */
export function UnknownReferrals() {
  return (
    <DataTable
      label="Unknown referrals"
      columns={COLUMNS}
      list={usePagedList(unknownReferralsQuery)}
      keyOf={({ orderNumber }) => orderNumber}
      subject="referrals"
      empty={<p className={styles.sentence}>No unknown referral codes.</p>}
    />
  );
}

const COLUMNS: readonly Column<OrderReferralRow>[] = [
  linkColumn('order', 'Order', {
    textOf: ({ orderNumber }) => orderNumber,
    to: ({ orderNumber }) => `/admin/orders/${orderNumber}`,
  }),
  textColumn('code', 'Code', { priority: 'sum' }),
  mutedColumn('source', 'Came from', ({ source }) => source ?? ''),
  textColumn('customerName', 'Collector'),
  dateColumn('orderedAt', 'Ordered', { isOneLine: true }),
  moneyColumn('total', 'Total', { priority: 'state' }),
];
