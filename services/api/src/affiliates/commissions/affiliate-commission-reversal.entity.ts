import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * Why commission was taken off:
 * - `refund`: money went back to the buyer
 * - `dispute`: the buyer's bank took it back
 * - `costs`: the owner corrected what the print has cost, after some of it had been reversed
 * - `referral`: the owner named somebody else
 */
export type ReversalCause = 'refund' | 'dispute' | 'costs' | 'referral';

/** Commission that was taken off a line, or came back to it when negative. Only ever added. */
@Entity('commission_reversals')
export class AffiliateCommissionReversalEntity {
  @PrimaryColumn('char', { length: 36 }) id: string;
  @Column('char', { name: 'line_id', length: 36 }) lineId: string;
  @Column('varchar', { length: 12 }) cause: ReversalCause;
  /** Prints; 0 for a mere sum. */
  @Column('smallint') quantity: number;
  @Column('int') cents: number;
  /** The payout that took it into account; null until one has. */
  @Column('char', { name: 'payout_id', length: 36, nullable: true }) payoutId: string | null;
  @Column('datetime', { name: 'created_at', precision: 3 }) createdAt: Date;
}
