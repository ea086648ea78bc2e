import { exportOrders, adminOrderQuery, adminOrdersQuery } from '@gallery/api-client';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useParams } from 'react-router';
import { OrderDetail } from '../../features/orders/order-detail';
import { OrderFilterBar } from '../../features/orders/list/order-filter-bar';
import { ORDER_FILTERS, toOrderFilter } from '../../features/orders/list/order-filters';
import { OrderList } from '../../features/orders/list/order-list';
import { OrderAttribution } from '../../features/order-attribution/order-attribution';
import { AdminPage } from '../../components/page/admin-page';
import { ExportCsvButton } from '../../components/actions/export-csv-button';
import { QueryState } from '../../components/feedback/query-state';
import { SplitView } from '../../components/page/split-view';
import { useFilters } from '../../components/filters/use-filters';
import { shownCountLabel, usePagedList } from '../../components/lists/use-paged-list';

const ORDERS = '/admin/orders';

/** Orders: the list, and one of them beside it. */
export function Component() {
  const { number = null } = useParams();
  const { search } = useLocation();
  const filters = useFilters(ORDER_FILTERS);
  const filter = toOrderFilter(filters.values);
  const list = usePagedList((cursor) => adminOrdersQuery(filter, cursor));
  const addressOf = (orderNumber: string) => `${ORDERS}/${orderNumber}${search}`;
  return (
    <AdminPage
      title="Orders"
      count={shownCountLabel(list, 'newest first')}
      actions={
        <ExportCsvButton
          options={exportOrders()}
          filter={filter}
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
        backLabel="All orders"
      >
        <OrderList list={list} filters={filters} selected={number} addressOf={addressOf} />
      </SplitView>
    </AdminPage>
  );
}

function OpenOrder({ number }: { number: string }) {
  const query = useQuery(adminOrderQuery(number));
  return (
    <QueryState
      query={query}
      loading="Loading order..."
      failed="The order could not be read."
      missing="There is no such order."
    >
      {(order) => <OrderDetail order={order} referral={<OrderAttribution order={order} />} />}
    </QueryState>
  );
}
