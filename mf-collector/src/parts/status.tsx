import { statusWord, type OrderStatus } from '@gallery/domain';
import { StatusBadge } from '@gallery/ui';

/** The status of an order or a commission on its colour. */
export function Status({ status }: { status: OrderStatus }) {
  return <StatusBadge colour={status}>{statusWord(status)}</StatusBadge>;
}
