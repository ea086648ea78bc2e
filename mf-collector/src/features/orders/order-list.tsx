import type { CollectorOrder } from '@gallery/contracts';
import { ButtonLink, EmptyState } from '@gallery/ui';
import { Rows } from '../../components/rows';
import { OrderRow, type OrderCertificate } from './order-row';

export interface OrderListProps {
  orders: readonly CollectorOrder[];
  /** Empty while loading: the rows are shown without links meanwhile. */
  certificates: readonly OrderCertificate[];
}

/** The collector's orders, newest first. */
export function OrderList({ orders, certificates }: OrderListProps) {
  if (orders.length === 0) {
    return (
      <EmptyState
        detail="A print that you buy stands here with its number, its certificate and its way to you."
        action={<ButtonLink to="/catalog">See the catalogue</ButtonLink>}
      >
        No orders yet.
      </EmptyState>
    );
  }
  return (
    <Rows>
      {orders.map((order) => (
        <OrderRow
          key={order.id}
          order={order}
          certificates={certificates.filter(({ orderId }) => orderId === order.id)}
        />
      ))}
    </Rows>
  );
}
