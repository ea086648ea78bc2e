import type { OrderStatus } from '@gallery/domain';
import { StatusBadge } from '@gallery/ui';

/** A status as people read it: `Processing`. */
export const statusWord = (status: OrderStatus): string =>
  `${status.charAt(0).toUpperCase()}${status.slice(1)}`;

/** The status of an order or a commission on its colour (C31, C32). */
export function Status({ status }: { status: OrderStatus }) {
  return <StatusBadge colour={status}>{statusWord(status)}</StatusBadge>;
}
