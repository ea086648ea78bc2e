import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { Database } from '../../platform';
import { OrderRefundLineEntity } from '../entities/order-refund-line.entity';

/** Every query on the prints for which refunds are. */
@Injectable()
export class OrderRefundsStore {
  constructor(private readonly database: Database) {}

  async insert(lines: readonly OrderRefundLineEntity[]): Promise<void> {
    if (lines.length > 0) await this.database.manager.insert(OrderRefundLineEntity, [...lines]);
  }

  async findByRequests(refundRequestIds: readonly string[]): Promise<OrderRefundLineEntity[]> {
    if (refundRequestIds.length === 0) return [];
    return this.database.manager.findBy(OrderRefundLineEntity, {
      refundRequestId: In([...refundRequestIds]),
    });
  }
}
