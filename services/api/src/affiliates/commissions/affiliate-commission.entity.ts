import type { AffiliateCommissionState, CommissionReviewReason } from '@gallery/domain';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What an affiliate earns on one line of a paid order. Amounts in cents, for the whole line. */
@Entity('affiliate_commissions')
export class AffiliateCommissionEntity {
  @PrimaryColumn('char', { length: 36 }) id: string;
  @Column('char', { length: 36 }) affiliateId: string;
  @Column('char', { length: 36 }) orderId: string;
  @Column('char', { length: 36 }) orderLineId: string;
  @Column('varchar', { length: 20 }) orderNumber: string;
  @Column('varchar', { length: 200 }) title: string;
  @Column('varchar', { length: 20 }) size: string;
  @Column('smallint', { unsigned: true }) quantity: number;
  @Column('int', { unsigned: true }) priceCents: number;
  @Column('int', { unsigned: true }) productionCents: number;
  @Column('int', { unsigned: true }) shippingCents: number;
  @Column('int', { unsigned: true }) paymentFeeCents: number;
  /** False while the print's costs are unknown. */
  @Column('boolean') areCostsKnown: boolean;
  @Column('int') netCents: number;
  /** At the time of the order, in basis points. */
  @Column('smallint', { unsigned: true }) rateBp: number;
  @Column('int', { unsigned: true }) commissionCents: number;
  /** Returned prints: the sum of its reversals. */
  @Column('smallint') reversedQuantity: number;
  /** The sum of its reversals. */
  @Column('int') reversedCents: number;
  /** What payouts have paid of it, minus what later payouts took back. */
  @Column('int') settledCents: number;
  @Column('varchar', { length: 12 }) state: AffiliateCommissionState;
  /** Why it is or was in review. */
  @Column('varchar', { length: 12, nullable: true })
  reviewReason: CommissionReviewReason | null;
  /** The owner's reason. */
  @Column('varchar', { length: 500, nullable: true }) decisionReason: string | null;
  @Column('datetime', { precision: 3 }) orderedAt: Date;
  @Column('datetime', { precision: 3 }) confirmedAt: Date;
  /** When the return period of the sale ends. */
  @Column('datetime', { precision: 3 }) approvableAt: Date;
  /** Since when it is owed; statements include it from then on. Null while it is in review. */
  @Column('datetime', { precision: 3, nullable: true }) accruedAt: Date | null;
  /** When the buyer's bank disputed the payment. */
  @Column('datetime', { precision: 3, nullable: true }) disputedAt: Date | null;
  /** Whether the dispute was lost: after that, nothing restores the commission. */
  @Column('boolean') isDisputeLost: boolean;
  @Column('char', { length: 36, nullable: true }) payoutId: string | null;
  /** Counts its changes. */
  @Column('int', { unsigned: true }) version: number;
}

/**
 * Why commission was reversed:
 * - `refund`: money went back to the buyer
 * - `dispute`: the buyer's bank took it back
 * - `costs`: the owner corrected what the print cost, after part of the commission was reversed
 * - `referral`: the owner assigned someone else
 */
export type ReversalCause = 'refund' | 'dispute' | 'costs' | 'referral';

/** A reversal of a commission; negative when commission was restored. Rows are only ever added. */
@Entity('affiliate_commission_reversals')
export class AffiliateCommissionReversalEntity {
  @PrimaryColumn('char', { length: 36 }) id: string;
  @Column('char', { length: 36 }) affiliateCommissionId: string;
  @Column('varchar', { length: 12 }) cause: ReversalCause;
  /** Prints; 0 when only an amount is reversed. */
  @Column('smallint') quantity: number;
  @Column('int') cents: number;
  /** The payout that accounted for it; null until then. */
  @Column('char', { length: 36, nullable: true }) payoutId: string | null;
  @Column('datetime', { precision: 3 }) createdAt: Date;
}
