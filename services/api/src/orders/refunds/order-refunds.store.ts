import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { Database } from '../../platform';
import { OrderRefundLineEntity } from '../entities/order-line.entity';
import type { RefundedPrints } from './refund-allocation';

/** Every query about the prints that refunds cover. */
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

  /** The same by line, without telling the requests apart. */
  async findPrintsByRequests(refundRequestIds: readonly string[]): Promise<RefundedPrints[]> {
    const lines = await this.findByRequests(refundRequestIds);
    return lines.map(({ orderLineId: lineId, editionNumbers }) => ({ lineId, editionNumbers }));
  }
}
