import { v7 as uuid } from 'uuid';
import type { OrderEntity } from '../entities/order.entity';
import type { OrderEventEntity } from '../entities/order-event.entity';

/** The beginning of an order's history. */
export const placedEvent = (
  { id: orderId, status, createdAt }: Pick<OrderEntity, 'id' | 'status' | 'createdAt'>,
  actor: string,
): OrderEventEntity => ({ id: uuid(), orderId, kind: 'placed', status, actor, note: null, createdAt });
