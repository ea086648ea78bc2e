import type { OrderRow } from '@gallery/contracts';
import { cents, formatMoney, statusWord } from '@gallery/domain';
import { Button, EmptyState, StatusBadge } from '@gallery/ui';
import { DataTable, type Column } from '../../parts/data-table';
import { Moment } from '../../parts/moment';
import { MorePages } from '../../parts/more-pages';
import { Quiet } from '../../parts/quiet';
import { RowLink } from '../../parts/row-link';
import type { Filters } from '../../parts/use-filters';
import type { PagedList } from '../../parts/use-pages';
import type { OrderFilter } from './order-filters';
import { DOOR_WORDS, PAYMENT_WORDS, workWords } from './order-words';
import styles from './order-list.module.css';

export interface OrderListProps {
  list: PagedList<OrderRow>;
  filters: Pick<Filters<OrderFilter>, 'isNarrowed' | 'replace'>;
  /** Number of the order whose detail stands beside the list. */
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
      <MorePages list={list} />
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
    render: ({ createdAt }) => <Moment at={createdAt} shape={isBeside ? 'short' : 'full'} />,
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
    render: ({ lines }) => <span className={styles.work}>{workWords(lines)}</span>,
  },
  {
    key: 'total',
    head: 'Total',
    priority: 'sum',
    isFigure: true,
    render: ({ total }) => formatMoney(cents(total)),
  },
  {
    key: 'payment',
    head: 'Paid by',
    priority: 'other',
    isOneLine: true,
    render: ({ payment, door }) => (
      <Quiet>{payment === 'paid' ? DOOR_WORDS[door] : PAYMENT_WORDS[payment]}</Quiet>
    ),
  },
  {
    key: 'status',
    head: 'Status',
    priority: 'state',
    render: ({ status }) => <StatusBadge colour={status}>{statusWord(status)}</StatusBadge>,
  },
];
