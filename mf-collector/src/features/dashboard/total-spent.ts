import type { CollectorOrder } from '@gallery/contracts';
import { toCents, type Cents, type OrderStatus } from '@gallery/domain';

/** Orders without money: unpaid or refunded. */
const UNPAID_STATUSES: readonly OrderStatus[] = ['pending', 'rejected', 'cancelled'];

type Sale = Pick<CollectorOrder, 'status' | 'totalPrice'>;

export const paidOrders = (orders: readonly Sale[]): Sale[] =>
  orders.filter(({ status }) => !UNPAID_STATUSES.includes(status));

/** Total of paid orders, in cents. */
export const totalSpent = (orders: readonly Sale[]): Cents =>
  paidOrders(orders).reduce((sum, { totalPrice }) => sum + toCents(totalPrice), 0);
