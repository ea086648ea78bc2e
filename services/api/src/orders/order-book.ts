import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { Clock } from '../platform';
import type { Order } from './order.entity';
import type { OrderEventKind } from './order-event.entity';
import { OrderNotices } from './order-notices';
import { OrdersStore } from './orders.store';

/** An order as other modules know it. */
export type KnownOrder = Readonly<
  Pick<
    Order,
    | 'id'
    | 'number'
    | 'status'
    | 'customerName'
    | 'customerEmail'
    | 'currency'
    | 'totalCents'
    | 'shippingPaidCents'
  >
>;

/** What other modules may know of orders and write into their history. */
@Injectable()
export class OrderBook {
  constructor(
    private readonly store: OrdersStore,
    private readonly notices: OrderNotices,
    private readonly clock: Clock,
  ) {}

  async find(id: string): Promise<KnownOrder | null> {
    return this.store.find(id);
  }

  async findByNumber(number: string): Promise<KnownOrder | null> {
    return this.store.findByNumber(number);
  }

  /** The row stays locked until the transaction ends. After its payment, never before. */
  async lock(id: string): Promise<KnownOrder | null> {
    return this.store.lock(id);
  }

  /** Adds to the order's history. Joins the current transaction. */
  async note(
    { id: orderId, status }: KnownOrder,
    kind: OrderEventKind,
    actor: string,
    note: string,
  ): Promise<void> {
    const createdAt = this.clock.now();
    await this.store.addEvent({ id: uuid(), orderId, kind, status, actor, note, createdAt });
  }

  /** Something about the order needs a person: into its history, and by mail to the owner. */
  async alert(order: KnownOrder, actor: string, sentence: string): Promise<void> {
    await this.note(order, 'alert', actor, sentence);
    await this.notices.alert(order, sentence);
  }

  /** Counts shipping that was paid, or given back when negative. The order must be locked. */
  async addShippingPaid({ id, shippingPaidCents }: KnownOrder, cents: number): Promise<void> {
    const paid = Math.max(0, shippingPaidCents + cents);
    await this.store.save(id, { shippingPaidCents: paid, updatedAt: this.clock.now() });
  }
}
