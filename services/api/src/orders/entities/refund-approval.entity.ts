import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { RefundedPrints } from '../refunds/refund-allocation';

/** `waiting` until someone decides; one that nobody decided in time counts as expired. */
export const REFUND_APPROVAL_STATES = ['waiting', 'approved', 'rejected', 'expired'] as const;
export type RefundApprovalState = (typeof REFUND_APPROVAL_STATES)[number];

/** A refund above the owner's limit that a second person decides. */
@Entity('refund_approvals')
export class RefundApprovalEntity {
  /** Chosen by the page; the id of the refund once it is approved. */
  @PrimaryColumn('char', { length: 36 }) id: string;
  @Column('char', { length: 36 }) orderId: string;
  /** What was asked for, also where prints were chosen. */
  @Column('int') amountCents: number;
  /** Empty where an amount was chosen. */
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
