import { exportOrders, adminOrderQuery, adminOrdersQuery } from '@gallery/api-client';
import { OrderDetail } from '../../features/orders/order-detail';
import { ORDER_FILTERS } from '../../features/orders/list/order-filters';
import { OrderFilterBar, OrderList } from '../../features/orders/list/order-list';
import { OrderAttribution } from '../../features/order-attribution/order-attribution';
import { QueryView } from '../../components/feedback/query-state';
import { useListPage } from '../../components/lists/use-list-page';
import { shownCountLabel } from '../../components/lists/use-paged-list';
import { ListPage } from '../../components/page/list-page';
import { ORDER_TABS } from './order-tabs';

/** Orders: the list, and one of them beside it. */
export function Component() {
  const page = useListPage({
    path: '/admin/orders',
    ...ORDER_FILTERS,
    pageQuery: adminOrdersQuery,
  });
  return (
    <ListPage
      page={page}
      title="Orders"
      count={shownCountLabel(page.list, 'newest first')}
      tabs={ORDER_TABS}
      csv={{ options: exportOrders(), subject: 'orders' }}
      record={{
        above: <OrderFilterBar filters={page.filters} />,
        detailLabel: `Order ${page.selected}`,
        backLabel: 'All orders',
        render: (number) => (
          <QueryView options={adminOrderQuery(number)} subject="order" missing>
            {(order) => <OrderDetail order={order} referral={<OrderAttribution order={order} />} />}
          </QueryView>
        ),
      }}
    >
      <OrderList {...page} />
    </ListPage>
  );
}
