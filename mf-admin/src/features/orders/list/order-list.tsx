import type { OrderRow } from '@gallery/contracts';
import { toCents, formatMoney, orderStatusLabel } from '@gallery/domain';
import { Button, EmptyState, StatusBadge } from '@gallery/ui';
import { DataTable, type Column } from '../../../components/lists/data-table';
import { DateTime } from '../../../components/text/date-time';
import { LoadMore } from '../../../components/lists/load-more';
import { MutedText } from '../../../components/text/muted-text';
import { RowLink } from '../../../components/lists/row-link';
import type { Filters } from '../../../components/filters/use-filters';
import type { PagedList } from '../../../components/lists/use-paged-list';
import type { OrderFilterName } from './order-filters';
import { SALES_CHANNEL_LABELS, PAYMENT_LABELS, orderLinesLabel } from '../order-labels';
import styles from './order-list.module.css';

export interface OrderListProps {
  list: PagedList<OrderRow>;
  filters: Pick<Filters<OrderFilterName>, 'isNarrowed' | 'replace'>;
  /** Number of the order whose detail is beside the list. */
  selected: string | null;
  /** Where an order's detail is, with the list's filters kept. */
  addressOf: (orderNumber: string) => string;
}

/** The orders, newest first. */
export function OrderList({ list, filters, selected, addressOf }: OrderListProps) {
  return (
    <>
      <DataTable
        label="Orders"
        columns={columns(addressOf, selected !== null)}
        list={list}
        keyOf={({ number }) => number}
        selected={selected}
        loading="Loading orders..."
        failed="The orders could not be read."
        empty={<NoOrders filters={filters} />}
      />
      <LoadMore list={list} />
    </>
  );
}

function NoOrders({ filters }: Pick<OrderListProps, 'filters'>) {
  if (!filters.isNarrowed) return <EmptyState>Nobody has ordered anything yet.</EmptyState>;
  return (
    <EmptyState action={<Button onClick={() => filters.replace({})}>Show all orders</Button>}>
      No order is like that.
    </EmptyState>
  );
}

/** @param isBeside leaves out what the detail beside it says as well */
const columns = (addressOf: (orderNumber: string) => string, isBeside: boolean): Column<OrderRow>[] => [
  {
    key: 'number',
    head: 'Order',
    priority: 'first',
    render: ({ number, customerName }) => (
      <>
        <RowLink to={addressOf(number)} isBeside isNumber>
          {number}
        </RowLink>
        <span className={styles.narrowName}> {customerName}</span>
      </>
    ),
  },
  {
    key: 'received',
    head: 'Received',
    priority: 'other',
    isOneLine: true,
    render: ({ createdAt }) => <DateTime at={createdAt} shape={isBeside ? 'short' : 'full'} />,
  },
  {
    key: 'collector',
    head: 'Collector',
    priority: 'other',
    render: ({ customerName }) => <span className={styles.collector}>{customerName}</span>,
  },
  {
    key: 'work',
    head: 'Work',
    priority: 'second',
    render: ({ lines }) => <span className={styles.work}>{orderLinesLabel(lines)}</span>,
  },
  {
    key: 'total',
    head: 'Total',
    priority: 'sum',
    isFigure: true,
    render: ({ total }) => formatMoney(toCents(total)),
  },
  {
    key: 'payment',
    head: 'Paid by',
    priority: 'other',
    isOneLine: true,
    render: ({ payment, salesChannel }) => (
      <MutedText>
        {payment === 'paid' ? SALES_CHANNEL_LABELS[salesChannel] : PAYMENT_LABELS[payment]}
      </MutedText>
    ),
  },
  {
    key: 'status',
    head: 'Status',
    priority: 'state',
    render: ({ status }) => <StatusBadge color={status}>{orderStatusLabel(status)}</StatusBadge>,
  },
];
