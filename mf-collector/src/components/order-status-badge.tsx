import { orderStatusLabel, type OrderStatus } from '@gallery/domain';
import { StatusBadge } from '@gallery/ui';

/** The status badge of an order or a commission request. */
export function OrderStatusBadge({ status }: { status: OrderStatus }) {
  return <StatusBadge color={status}>{orderStatusLabel(status)}</StatusBadge>;
}
