import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Money that an affiliate was paid, and how. Only ever added. */
@Entity('commission_payouts')
export class AffiliatePayoutEntity {
  /** A UUID by who asks: the same again is the same payout. */
  @PrimaryColumn('char', { length: 36 }) id: string;
  @Column('char', { name: 'partner_id', length: 36 }) partnerId: string;
  @Column('int', { unsigned: true }) cents: number;
  /** In the owner's words: `Bank transfer`. */
  @Column('varchar', { length: 60 }) method: string;
  /** By which the bank or the affiliate finds it. */
  @Column('varchar', { length: 120, nullable: true }) reference: string | null;
  /** For the owner alone. */
  @Column('varchar', { length: 500, nullable: true }) note: string | null;
  @Column('datetime', { name: 'paid_at', precision: 3 }) paidAt: Date;
  @Column('varchar', { length: 120 }) actor: string;
}
