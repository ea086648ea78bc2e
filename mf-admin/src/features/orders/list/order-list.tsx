import type { OrderRow } from '@gallery/contracts';
import { FilterBar } from '../../../components/filters/filter-bar';
import { SelectFilter, DateFilter, SearchFilter } from '../../../components/filters/filter-fields';
import type { Filters } from '../../../components/filters/use-filters';
import { dateColumn, moneyColumn, orderStatusColumn } from '../../../components/lists/columns';
import { DataTable, type Column } from '../../../components/lists/data-table';
import { RowLink } from '../../../components/lists/row-link';
import type { RecordListProps } from '../../../components/lists/use-list-page';
import { DateTime } from '../../../components/text/date-time';
import { MutedText } from '../../../components/text/muted-text';
import { NEED_LABELS, SALES_CHANNEL_LABELS, PAYMENT_LABELS, orderLinesLabel } from '../order-labels';
import {
  SALES_CHANNEL_OPTIONS,
  ORDER_VIEWS,
  PAYMENT_OPTIONS,
  STATUS_OPTIONS,
  type OrderFilterName,
} from './order-filters';
import styles from './order-list.module.css';
import { ActorName } from '../../../components/session/actor-name';

/** The search and filters of the orders. */
export function OrderFilterBar({ filters }: { filters: Filters<OrderFilterName> }) {
  return (
    <FilterBar list="orders" filters={filters} views={ORDER_VIEWS}>
      <SearchFilter label="Search order, collector, work" name="q" filters={filters} />
      <SelectFilter label="Status" name="status" filters={filters} options={STATUS_OPTIONS} />
      <SelectFilter label="Payment" name="payment" filters={filters} options={PAYMENT_OPTIONS} />
      <SelectFilter
        label="Sales channel"
        name="salesChannel"
        filters={filters}
        options={SALES_CHANNEL_OPTIONS}
      />
      <DateFilter label="From" name="from" filters={filters} />
      <DateFilter label="To" name="to" filters={filters} />
    </FilterBar>
  );
}

/** The orders, newest first. */
export function OrderList({
  list,
  filters,
  selected,
  addressOf,
}: RecordListProps<OrderRow, OrderFilterName>) {
  return (
    <DataTable
      label="Orders"
      columns={columns(addressOf, selected !== null)}
      list={list}
      keyOf={({ number }) => number}
      selected={selected}
      subject="orders"
      empty="No orders yet."
      narrowed={{ filters, text: 'No orders match these filters.', showAll: 'Show all orders' }}
    />
  );
}

/** @param isBeside leaves out what the detail beside it also shows */
const columns = (addressOf: (orderNumber: string) => string, isBeside: boolean): Column<OrderRow>[] => [
  {
    key: 'number',
    head: 'Order',
    priority: 'first',
    render: ({ number, customerName, needs, waitingRefund }) => (
      <>
        <RowLink to={addressOf(number)} isBeside isNumber>
          {number}
        </RowLink>
        <span className={styles.narrowName}> {customerName}</span>
        {needs.includes('fraud-warning') && (
          <span className={styles.warning}>{NEED_LABELS['fraud-warning']}</span>
        )}
        {waitingRefund && (
          <span className={styles.warning}>
            Refund to approve, requested <DateTime at={waitingRefund.askedAt} shape="short" /> by{' '}
            <ActorName actor={waitingRefund.askedBy} />
          </span>
        )}
      </>
    ),
  },
  dateColumn('createdAt', 'Received', { isOneLine: true, shape: isBeside ? 'short' : 'full' }),
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
  moneyColumn('total', 'Total'),
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
  orderStatusColumn,
];
