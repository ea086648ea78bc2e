import type { AttributionStatus } from '@gallery/domain';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * Who brought an order, as it was judged when it was placed, or as the owner said. By which address the buyer came
 * stands with the order alone, where it is forgotten with its buyer.
 */
@Entity('order_referrals')
export class OrderReferralEntity {
  @PrimaryColumn('char', { name: 'order_id', length: 36 }) orderId: string;
  /** Null when nobody has the code, or the owner said that nobody brought it. */
  @Column('char', { name: 'partner_id', length: 36, nullable: true }) partnerId: string | null;
  /** Of the link; null for what the owner named. */
  @Column('varchar', { length: 100, nullable: true }) code: string | null;
  /** When the link was followed, as the page said. */
  @Column('datetime', { name: 'captured_at', precision: 3, nullable: true }) capturedAt: Date | null;
  @Column('varchar', { length: 12 }) standing: AttributionStatus;
  /** The affiliate's share of that day in basis points, which later changes don't reach. */
  @Column('smallint', { name: 'rate_bp', unsigned: true, nullable: true }) rateBp: number | null;
  /** Why the owner named somebody else. */
  @Column('varchar', { length: 500, nullable: true }) reason: string | null;
  @Column('datetime', { name: 'ordered_at', precision: 3 }) orderedAt: Date;
}
