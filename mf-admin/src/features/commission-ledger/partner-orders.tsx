import { partnerOrdersQuery } from '@gallery/api-client';
import type { PartnerOrder } from '@gallery/contracts';
import { cents, formatMoney, formatSum } from '@gallery/domain';
import { ConsolePart } from '../../parts/console-part';
import { DataTable, type Column } from '../../parts/data-table';
import { Moment } from '../../parts/moment';
import { MorePages } from '../../parts/more-pages';
import { standingWords } from '../../parts/referral-words';
import { RowLink } from '../../parts/row-link';
import { usePages } from '../../parts/use-pages';
import styles from './ledger.module.css';

export interface PartnerOrdersProps {
  /** The partner's. */
  id: string;
}

/** Orders that came by a partner's link, those that do not count among them. */
export function PartnerOrders({ id }: PartnerOrdersProps) {
  const list = usePages((cursor) => partnerOrdersQuery(id, cursor));
  return (
    <ConsolePart title="Orders">
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
        <MorePages list={list} />
      </div>
    </ConsolePart>
  );
}

const COLUMNS: readonly Column<PartnerOrder>[] = [
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
    render: ({ standing, customerName, orderedAt }) => (
      <>
        {standingWords(standing)}
        <span className={styles.reason}>
          {customerName && `${customerName}, `}
          <Moment at={orderedAt} shape="day" />
        </span>
      </>
    ),
  },
  {
    key: 'total',
    head: 'Total',
    priority: 'state',
    isFigure: true,
    render: ({ total }) => formatMoney(cents(total)),
  },
  {
    key: 'commission',
    head: 'Commission',
    priority: 'sum',
    isFigure: true,
    render: ({ commission }) => formatSum(cents(commission)),
  },
];
