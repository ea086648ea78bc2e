import { exportOrders, isApiError, ownerOrderQuery, ownerOrdersQuery } from '@gallery/api-client';
import { Button, EmptyState, ErrorState, LoadingState } from '@gallery/ui';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useParams } from 'react-router';
import { OrderDetail } from '../features/orders/order-detail';
import { OrderFilterBar } from '../features/orders/order-filter-bar';
import { ORDER_FILTERS, orderWish } from '../features/orders/order-filters';
import { OrderList } from '../features/orders/order-list';
import { OrderReferral } from '../features/order-referral/order-referral';
import { ConsolePage } from '../parts/console-page';
import { ExportCsv } from '../parts/export-csv';
import { SplitView } from '../parts/split-view';
import { useFilters } from '../parts/use-filters';
import { usePages } from '../parts/use-pages';

const ORDERS = '/admin/orders';

/** Orders: the list, and one of them beside it. */
export function Component() {
  const { number = null } = useParams();
  const { search } = useLocation();
  const filters = useFilters(ORDER_FILTERS);
  const wish = orderWish(filters.values);
  const list = usePages((cursor) => ownerOrdersQuery(wish, cursor));
  const addressOf = (orderNumber: string) => `${ORDERS}/${orderNumber}${search}`;
  return (
    <ConsolePage
      title="Orders"
      count={
        list.rows && list.total !== undefined
          ? `${list.rows.length} of ${list.total}, newest first`
          : undefined
      }
      actions={
        <ExportCsv
          options={exportOrders()}
          wish={wish}
          fileName="orders.csv"
          failed="The orders were not exported."
        />
      }
    >
      <SplitView
        above={<OrderFilterBar filters={filters} />}
        detail={number === null ? null : <OpenOrder key={number} number={number} />}
        detailLabel={`Order ${number}`}
        listAddress={ORDERS + search}
        backWord="All orders"
      >
        <OrderList list={list} filters={filters} selected={number} addressOf={addressOf} />
      </SplitView>
    </ConsolePage>
  );
}

function OpenOrder({ number }: { number: string }) {
  const { data, error, refetch } = useQuery(ownerOrderQuery(number));
  if (data) return <OrderDetail order={data} referral={<OrderReferral order={data} />} />;
  if (isApiError(error, 'order_not_found')) return <EmptyState>There is no such order.</EmptyState>;
  if (error)
    return (
      <ErrorState action={<Button onClick={() => void refetch()}>Try again</Button>}>
        The order could not be read.
      </ErrorState>
    );
  return <LoadingState>Loading order...</LoadingState>;
}
