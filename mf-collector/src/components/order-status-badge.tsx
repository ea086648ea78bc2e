import { orderStatusLabel, type OrderStatus } from '@gallery/domain';
import { StatusBadge } from '@gallery/ui';

/** The status of an order or a commission on its colour. */
export function OrderStatusBadge({ status }: { status: OrderStatus }) {
  return <StatusBadge color={status}>{orderStatusLabel(status)}</StatusBadge>;
}
