import { v7 as uuid } from 'uuid';
import type { Order } from './order.entity';
import type { OrderEvent } from './order-event.entity';

/** The beginning of an order's history. */
export const placedEvent = (
  { id: orderId, status, createdAt }: Pick<Order, 'id' | 'status' | 'createdAt'>,
  actor: string,
): OrderEvent => ({ id: uuid(), orderId, kind: 'placed', status, actor, note: null, createdAt });
