import type { CollectorOrder } from '@gallery/contracts';
import { toCents, type Cents, type OrderStatus } from '@gallery/domain';

/** Orders that no money stands behind: not paid yet, or given back. */
const UNPAID_STATUSES: readonly OrderStatus[] = ['pending', 'rejected', 'cancelled'];

/** What a collector has spent, in cents: paid orders only. */
export const totalSpent = (orders: readonly Pick<CollectorOrder, 'status' | 'totalPrice'>[]): Cents =>
  orders
    .filter(({ status }) => !UNPAID_STATUSES.includes(status))
    .reduce((sum, { totalPrice }) => sum + toCents(totalPrice), 0);
