import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { Clock } from '../platform';
import type { OrderEntity } from './entities/order.entity';
import type { OrderEventKind } from './entities/order-event.entity';
import { OrderEmails } from './emails/order.emails';
import { OrdersStore } from './orders.store';

/** An order as other modules know it. */
export type OrderSummary = Readonly<
  Pick<
    OrderEntity,
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
export class OrdersService {
  constructor(
    private readonly ordersStore: OrdersStore,
    private readonly orderEmails: OrderEmails,
    private readonly clock: Clock,
  ) {}

  async find(id: string): Promise<OrderSummary | null> {
    return this.ordersStore.find(id);
  }

  async findByNumber(number: string): Promise<OrderSummary | null> {
    return this.ordersStore.findByNumber(number);
  }

  /** The row stays locked until the transaction ends. After its payment, never before. */
  async lock(id: string): Promise<OrderSummary | null> {
    return this.ordersStore.lock(id);
  }

  /** Adds to the order's history. Joins the current transaction. */
  async addEvent(
    { id: orderId, status }: OrderSummary,
    kind: OrderEventKind,
    actor: string,
    note: string,
  ): Promise<void> {
    const createdAt = this.clock.now();
    await this.ordersStore.addEvent({ id: uuid(), orderId, kind, status, actor, note, createdAt });
  }

  /** Something about the order needs a person: into its history, and by mail to the owner. */
  async alert(order: OrderSummary, actor: string, sentence: string): Promise<void> {
    await this.addEvent(order, 'alert', actor, sentence);
    await this.orderEmails.sendAlert(order, sentence);
  }

  /** Counts shipping that was paid, or given back when negative. The order must be locked. */
  async addShippingPaid({ id, shippingPaidCents }: OrderSummary, cents: number): Promise<void> {
    const paid = Math.max(0, shippingPaidCents + cents);
    await this.ordersStore.save(id, { shippingPaidCents: paid, updatedAt: this.clock.now() });
  }
}
