import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { Database } from '../../platform';
import { RefundApprovalEntity } from '../entities/refund-approval.entity';
import { OrderRefundLineEntity } from '../entities/order-line.entity';
import type { RefundedPrints } from './refund-allocation';

/** Every query about refunds that wait for approval, and about the prints that refunds cover. */
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

  async insertApproval(approval: RefundApprovalEntity): Promise<void> {
    await this.database.manager.insert(RefundApprovalEntity, approval);
  }

  /** The row stays locked until the transaction ends. */
  async lockApproval(id: string): Promise<RefundApprovalEntity | null> {
    return this.database.lock(RefundApprovalEntity, { id });
  }

  async saveApproval(
    id: string,
    decision: Pick<RefundApprovalEntity, 'state' | 'decidedBy' | 'decidedByName' | 'decidedAt'>,
  ): Promise<void> {
    await this.database.manager.update(RefundApprovalEntity, { id }, decision);
  }

  /** Oldest first. */
  async findApprovals(orderIds: readonly string[]): Promise<RefundApprovalEntity[]> {
    return this.database.manager.find(RefundApprovalEntity, {
      where: { orderId: In([...orderIds]) },
      order: { createdAt: 'ASC', id: 'ASC' },
    });
  }

  /** The same by line, without telling the requests apart. */
  async findPrintsByRequests(refundRequestIds: readonly string[]): Promise<RefundedPrints[]> {
    const lines = await this.findByRequests(refundRequestIds);
    return lines.map(({ orderLineId: lineId, editionNumbers }) => ({ lineId, editionNumbers }));
  }
}
