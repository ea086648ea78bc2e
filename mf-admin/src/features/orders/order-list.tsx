import type { OrderRow } from '@gallery/contracts';
import { cents, formatMoney, statusWord } from '@gallery/domain';
import { Button, EmptyState, StatusBadge } from '@gallery/ui';
import { Link } from 'react-router';
import { DataTable, type Column } from '../../parts/data-table';
import { FilterBar } from '../../parts/filter-bar';
import { ChoiceFilter, DateFilter } from '../../parts/filter-fields';
import { Moment } from '../../parts/moment';
import { MorePages } from '../../parts/more-pages';
import { SearchFilter } from '../../parts/search-filter';
import type { Filters } from '../../parts/use-filters';
import type { PagedList } from '../../parts/use-pages';
import {
  DOOR_CHOICES,
  ORDER_VIEWS,
  PAYMENT_CHOICES,
  STATUS_CHOICES,
  type OrderFilter,
} from './order-filters';
import { DOOR_WORDS, PAYMENT_WORDS, workWords } from './order-words';
import styles from './order-list.module.css';

export interface OrderListProps {
  list: PagedList<OrderRow>;
  filters: Filters<OrderFilter>;
  /** Number of the order whose detail stands beside the list. */
  selected: string | null;
  /** Where an order's detail is, with the list's filters kept. */
  addressOf: (orderNumber: string) => string;
}

/** Orders to be searched and filtered, newest first. */
export function OrderList({ list, filters, selected, addressOf }: OrderListProps) {
  return (
    <>
      <FilterBar filters={filters} views={ORDER_VIEWS}>
        <SearchFilter label="Search order, collector, work" name="q" filters={filters} />
        <ChoiceFilter label="Status" name="status" filters={filters} options={STATUS_CHOICES} />
        <ChoiceFilter label="Payment" name="payment" filters={filters} options={PAYMENT_CHOICES} />
        <ChoiceFilter label="Bought" name="door" filters={filters} options={DOOR_CHOICES} />
        <DateFilter label="From" name="from" filters={filters} />
        <DateFilter label="To" name="to" filters={filters} />
      </FilterBar>
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

function NoOrders({ filters }: { filters: Filters<OrderFilter> }) {
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
        <Link className={styles.number} to={addressOf(number)} preventScrollReset>
          {number}
        </Link>
        <span className={styles.narrowName}> {customerName}</span>
      </>
    ),
  },
  {
    key: 'received',
    head: 'Received',
    priority: 'other',
    render: ({ createdAt }) => <Moment at={createdAt} shape={isBeside ? 'short' : 'full'} />,
  },
  { key: 'collector', head: 'Collector', priority: 'other', render: ({ customerName }) => customerName },
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
    render: ({ payment, door }) => (
      <span className={styles.quiet}>{payment === 'paid' ? DOOR_WORDS[door] : PAYMENT_WORDS[payment]}</span>
    ),
  },
  {
    key: 'status',
    head: 'Status',
    priority: 'state',
    render: ({ status }) => <StatusBadge colour={status}>{statusWord(status)}</StatusBadge>,
  },
];
