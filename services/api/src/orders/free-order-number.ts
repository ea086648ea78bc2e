import type { Order } from './order.entity';
import { orderNumber } from './order-number';
import type { OrdersStore } from './orders.store';

/** Two taken numbers in a row have a chance of one in 10^18 per million orders; more means something is broken. */
const NUMBER_ATTEMPTS = 5;

/** Writes the order under a number that nobody has. @returns the number */
export async function insertUnderFreeNumber(
  store: OrdersStore,
  order: Omit<Order, 'number'>,
  brandId: string,
): Promise<string> {
  for (let attempt = 1; attempt <= NUMBER_ATTEMPTS; attempt += 1) {
    const number = orderNumber(brandId);
    if (await store.insert({ ...order, number })) return number;
  }
  throw new Error('No free order number was found.');
}
