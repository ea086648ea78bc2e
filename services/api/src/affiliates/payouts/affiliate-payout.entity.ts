import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A payout to an affiliate. Only added. */
@Entity('affiliate_payouts')
export class AffiliatePayoutEntity {
  /** A UUID by the client: the same id again is the same payout. */
  @PrimaryColumn('char', { length: 36 }) id: string;
  @Column('char', { length: 36 }) affiliateId: string;
  @Column('int', { unsigned: true }) cents: number;
  /** As the owner entered it: `Bank transfer`. */
  @Column('varchar', { length: 60 }) method: string;
  /** The bank's reference. */
  @Column('varchar', { length: 120, nullable: true }) reference: string | null;
  /** For the owner alone. */
  @Column('varchar', { length: 500, nullable: true }) note: string | null;
  @Column('datetime', { precision: 3 }) paidAt: Date;
  @Column('varchar', { length: 120 }) actor: string;
}
