import type { CollectorOrder } from '@gallery/contracts';
import { toCents, type Cents, type OrderStatus } from '@gallery/domain';

/** Orders without money: unpaid or refunded. */
const UNPAID_STATUSES: readonly OrderStatus[] = ['pending', 'rejected', 'cancelled'];

/** Total of paid orders, in cents. */
export const totalSpent = (orders: readonly Pick<CollectorOrder, 'status' | 'totalPrice'>[]): Cents =>
  orders
    .filter(({ status }) => !UNPAID_STATUSES.includes(status))
    .reduce((sum, { totalPrice }) => sum + toCents(totalPrice), 0);
