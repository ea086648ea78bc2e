import type { CollectorOrder } from '@gallery/contracts';
import { ButtonLink, EmptyState } from '@gallery/ui';
import { ResendConfirmation } from '../../components/resend-confirmation';
import { RecordRows } from '../../components/record-rows';
import { OrderRow, type OrderCertificate } from './order-row';

export interface OrderListProps {
  orders: readonly CollectorOrder[];
  /** Empty while loading: the rows are shown without links meanwhile. */
  certificates: readonly OrderCertificate[];
  /** Until then, guest orders under the address wait. Only its owner may learn whether there are any. */
  isEmailConfirmed: boolean;
}

/** The collector's orders, newest first. */
export function OrderList({ orders, certificates, isEmailConfirmed }: OrderListProps) {
  if (orders.length === 0 && !isEmailConfirmed) {
    return (
      <EmptyState
        detail="Open the link we emailed you. Orders placed with this address will then appear in your account."
        action={<ResendConfirmation />}
      >
        Confirm your email to see your order.
      </EmptyState>
    );
  }
  if (orders.length === 0) {
    return (
      <EmptyState
        detail="Your prints will appear here, with number, certificate and delivery status."
        action={<ButtonLink to="/catalog">Browse the catalog</ButtonLink>}
      >
        No orders yet.
      </EmptyState>
    );
  }
  return (
    <RecordRows>
      {orders.map((order) => (
        <OrderRow
          key={order.id}
          order={order}
          certificates={certificates.filter(({ orderId }) => orderId === order.id)}
        />
      ))}
    </RecordRows>
  );
}
