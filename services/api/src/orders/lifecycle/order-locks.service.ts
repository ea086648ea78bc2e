import { Injectable } from '@nestjs/common';
import { AppError } from '../../platform';
import type { OrderEntity } from '../entities/order.entity';
import { OrdersStore } from '../orders.store';
import { OrderRecordService } from '../admin/order-record.service';

/** How every change of an order by staff begins: find it, lock it, and check that it is still as they saw it. */
@Injectable()
export class OrderLocksService {
  constructor(
    private readonly ordersStore: OrdersStore,
    private readonly orderRecordService: OrderRecordService,
  ) {}

  /** Without a lock, for when something else has to be locked first. @throws AppError `order_not_found` */
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

  /** @throws AppError `changed_meanwhile` with the current {record}, when the order changed since this version */
  async assertVersion({ number, version }: OrderEntity, seenVersion: number | undefined): Promise<void> {
    if (seenVersion === undefined || seenVersion === version) return;
    throw new AppError('changed_meanwhile', {
      details: { record: await this.orderRecordService.findByNumber(number) },
    });
  }
}
