import { Injectable } from '@nestjs/common';
import { AppError } from '../../platform';
import type { OrderEntity } from '../entities/order.entity';
import { OrdersStore } from '../orders.store';
import { OrderRecordService } from '../admin/order-record.service';

/** How a change of an order begins: found, locked, and still as its reader saw it. */
@Injectable()
export class OrderLocksService {
  constructor(
    private readonly ordersStore: OrdersStore,
    private readonly orderRecordService: OrderRecordService,
  ) {}

  /** The order without a lock, for what has to be locked before it. @throws AppError `order_not_found` */
  async findOrFail(number: string): Promise<OrderEntity> {
    const order = await this.ordersStore.findByNumber(number);
    if (!order) throw new AppError('order_not_found');
    return order;
  }

  /** The row stays locked until the transaction ends. @throws AppError `order_not_found` */
  async lockOrFail(number: string): Promise<OrderEntity> {
    const order = await this.ordersStore.lockByNumber(number);
    if (!order) throw new AppError('order_not_found');
    return order;
  }

  /** @throws AppError `changed_meanwhile` with {record} as it is now, when somebody changed the order since it was read */
  async assertVersion({ number, version }: OrderEntity, seen: number | undefined): Promise<void> {
    if (seen === undefined || seen === version) return;
    throw new AppError('changed_meanwhile', {
      details: { record: await this.orderRecordService.findByNumber(number) },
    });
  }
}
