import { exportOrders, ownerOrderQuery, ownerOrdersQuery } from '@gallery/api-client';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useParams } from 'react-router';
import { OrderDetail } from '../features/orders/order-detail';
import { OrderFilterBar } from '../features/orders/order-filter-bar';
import { ORDER_FILTERS, orderWish } from '../features/orders/order-filters';
import { OrderList } from '../features/orders/order-list';
import { OrderReferral } from '../features/order-referral/order-referral';
import { ConsolePage } from '../parts/console-page';
import { ExportCsv } from '../parts/export-csv';
import { QueryState } from '../parts/query-state';
import { SplitView } from '../parts/split-view';
import { useFilters } from '../parts/use-filters';
import { shownOf, usePages } from '../parts/use-pages';

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
      count={shownOf(list, 'newest first')}
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
  const query = useQuery(ownerOrderQuery(number));
  return (
    <QueryState
      query={query}
      loading="Loading order..."
      failed="The order could not be read."
      missing="There is no such order."
    >
      {(order) => <OrderDetail order={order} referral={<OrderReferral order={order} />} />}
    </QueryState>
  );
}
