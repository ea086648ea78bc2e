import { Injectable } from '@nestjs/common';
import { AppError } from '../platform';
import type { Order } from './order.entity';
import { OrdersStore } from './orders.store';
import { ReadOrderRecord } from './read-order-record';

/** How a change of an order begins: found, locked, and still as its reader saw it. */
@Injectable()
export class ChangeOrder {
  constructor(
    private readonly store: OrdersStore,
    private readonly reading: ReadOrderRecord,
  ) {}

  /** The order without a lock, for what has to be locked before it. @throws AppError `order_not_found` */
  async seen(number: string): Promise<Order> {
    const order = await this.store.findByNumber(number);
    if (!order) throw new AppError('order_not_found');
    return order;
  }

  /** The row stays locked until the transaction ends. @throws AppError `order_not_found` */
  async lock(number: string): Promise<Order> {
    const order = await this.store.lockByNumber(number);
    if (!order) throw new AppError('order_not_found');
    return order;
  }

  /** @throws AppError `changed_meanwhile` with {record} as it is now, when somebody changed the order since it was read */
  async guardVersion({ number, version }: Order, seen: number | undefined): Promise<void> {
    if (seen === undefined || seen === version) return;
    throw new AppError('changed_meanwhile', { details: { record: await this.reading.of(number) } });
  }
}
