import type { CollectorOrder } from '@gallery/contracts';
import { ButtonLink, EmptyState } from '@gallery/ui';
import { ResendConfirmation } from '../../components/resend-confirmation';
import { Rows } from '../../components/rows';
import { OrderRow, type OrderCertificate } from './order-row';

export interface OrderListProps {
  orders: readonly CollectorOrder[];
  /** Empty while loading: the rows are shown without links meanwhile. */
  certificates: readonly OrderCertificate[];
  /** Until then guest orders under the address wait. Whether there are any, only its owner may learn. */
  isEmailConfirmed: boolean;
}

/** The collector's orders, newest first. */
export function OrderList({ orders, certificates, isEmailConfirmed }: OrderListProps) {
  if (orders.length === 0 && !isEmailConfirmed) {
    return (
      <EmptyState
        detail="What you ordered with this address joins your account when you open the link that we emailed to you."
        action={<ResendConfirmation />}
      >
        Your order waits for your email to be confirmed.
      </EmptyState>
    );
  }
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
