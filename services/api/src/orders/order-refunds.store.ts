import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { Database } from '../platform';
import { OrderRefundLine } from './order-refund-line.entity';

/** Every query on the prints for which refunds are. */
@Injectable()
export class OrderRefundsStore {
  constructor(private readonly database: Database) {}

  async insert(lines: readonly OrderRefundLine[]): Promise<void> {
    if (lines.length > 0) await this.database.manager.insert(OrderRefundLine, [...lines]);
  }

  async of(refundRequestIds: readonly string[]): Promise<OrderRefundLine[]> {
    if (refundRequestIds.length === 0) return [];
    return this.database.manager.findBy(OrderRefundLine, { refundRequestId: In([...refundRequestIds]) });
  }
}
