import { Injectable } from '@nestjs/common';
import { In, Column, Entity, PrimaryColumn } from 'typeorm';
import { Database } from '../../platform';
import { OrderRefundLineEntity } from '../entities/order-line.entity';
import type { RefundedPrints } from './refund-allocation';

/** `waiting` until someone decides; one that nobody decided in time counts as expired. */
export const REFUND_APPROVAL_STATES = ['waiting', 'approved', 'rejected', 'expired'] as const;
export type RefundApprovalState = (typeof REFUND_APPROVAL_STATES)[number];

/** A refund above the owner's limit that a second person decides. */
@Entity('refund_approvals')
export class RefundApprovalEntity {
  /** Chosen by the page; the id of the refund once it is approved. */
  @PrimaryColumn('char', { length: 36 }) id: string;
  @Column('char', { length: 36 }) orderId: string;
  /** The requested amount, even if prints were chosen. */
  @Column('int') amountCents: number;
  /** Empty if an amount was chosen. */
  @Column('json') prints: RefundedPrints[];
  @Column('varchar', { length: 300 }) reason: string;
  /** The account's id; `key` for the owner's key. */
  @Column('char', { length: 36 }) askedBy: string;
  /** As histories name them. */
  @Column('varchar', { length: 120 }) askedByName: string;
  @Column('varchar', { length: 12 }) state: Exclude<RefundApprovalState, 'expired'>;
  @Column('char', { length: 36, nullable: true }) decidedBy: string | null;
  @Column('varchar', { length: 120, nullable: true }) decidedByName: string | null;
  @Column('datetime', { precision: 3, nullable: true }) decidedAt: Date | null;
  @Column('datetime', { precision: 3 }) createdAt: Date;
  @Column('datetime', { precision: 3 }) expiresAt: Date;
}

/** The state at a moment. */
export const refundApprovalStateOf = (
  { state, expiresAt }: Pick<RefundApprovalEntity, 'state' | 'expiresAt'>,
  now: Date,
): RefundApprovalState => (state === 'waiting' && expiresAt <= now ? 'expired' : state);

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
