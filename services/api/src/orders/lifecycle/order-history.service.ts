import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { Clock } from '../../platform';
import type { OrderEventEntity, OrderEventKind } from '../entities/order-event.entity';
import type { OrderEntity } from '../entities/order.entity';
import { OrdersStore } from '../orders.store';
import type { SignedInStaff } from '../../identity';

/** A member of staff who does something. */
export type Actor = Pick<SignedInStaff, 'id' | 'username' | 'role'>;

/** The owner without an account, in whose name the demo data is created. */
export const OWNER_ACTOR: Actor = { role: 'owner', id: 'system', username: 'system' };

/** How histories name them: `staff ben`, and `owner` without an account. */
export const actorName = ({ role, id, username }: Actor): string =>
  id === OWNER_ACTOR.id ? role : `${role} ${username}`;

type OrderInHistory = Pick<OrderEntity, 'id' | 'status'>;

/** Adds to the history of orders. Joins the current transaction. */
@Injectable()
export class OrderHistoryService {
  constructor(
    private readonly ordersStore: OrdersStore,
    private readonly clock: Clock,
  ) {}

  async add(
    order: OrderInHistory,
    kind: OrderEventKind,
    actor: string,
    note: string | null = null,
  ): Promise<OrderEventEntity> {
    const event = this.buildEvent(order, kind, actor, note);
    await this.ordersStore.insertEvents([event]);
    return event;
  }

  /** One query for all orders. */
  async addToAll(orders: readonly OrderInHistory[], kind: OrderEventKind, actor: string): Promise<void> {
    await this.ordersStore.insertEvents(orders.map((order) => this.buildEvent(order, kind, actor, null)));
  }

  private buildEvent(
    { id: orderId, status }: OrderInHistory,
    kind: OrderEventKind,
    actor: string,
    note: string | null,
  ): OrderEventEntity {
    return { id: uuid(), orderId, kind, status, actor, note, createdAt: this.clock.now() };
  }
}
