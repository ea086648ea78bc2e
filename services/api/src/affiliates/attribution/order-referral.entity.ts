import type { AttributionStatus } from '@gallery/domain';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * The attribution of an order, as decided when it was placed, or by the owner. The URL by which the buyer came is only
 * in the order, where it is anonymized with its buyer.
 */
@Entity('order_referrals')
export class OrderReferralEntity {
  @PrimaryColumn('char', { length: 36 }) orderId: string;
  /** Null when nobody has the code, or the owner assigned nobody. */
  @Column('char', { length: 36, nullable: true }) affiliateId: string | null;
  /** Of the link; null when the owner assigned it. */
  @Column('varchar', { length: 100, nullable: true }) code: string | null;
  /** When the link was followed, as reported by the page. */
  @Column('datetime', { precision: 3, nullable: true }) capturedAt: Date | null;
  @Column('varchar', { length: 12 }) attributionStatus: AttributionStatus;
  /** The affiliate's rate at that time in basis points; later changes don't affect it. */
  @Column('smallint', { unsigned: true, nullable: true }) rateBp: number | null;
  /** Why the owner assigned somebody else. */
  @Column('varchar', { length: 500, nullable: true }) reason: string | null;
  @Column('datetime', { precision: 3 }) orderedAt: Date;
}
